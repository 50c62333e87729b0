// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes the shipped model: draws digits as jittered pen strokes, trains a
// 784-64-32-10 perceptron on them by stochastic gradient descent with momentum,
// and writes
//   models/digits.mlir        the network as linalg on tensors, weights in hex
//   models/digits-input.npy   one image of each digit, not seen in training
// What the network must answer is computed by tools/digits_reference.py, which
// shares no code with this or with the compiler.
//
//   cc -O2 -o train_digits tools/train_digits.c -lm && ./train_digits
//
// Everything is drawn from one seed, in double, one operation after the other,
// so the files come out the same again.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  kSide = 28,
  kPixels = kSide * kSide,
  kHidden1 = 64,
  kHidden2 = 32,
  kDigits = 10,
  kTrainCount = 6000,
  kTestCount = 1000,
  kEpochs = 12,
  kBatch = 20,
};

// -- random numbers: SplitMix64 ----------------------------------------------

static uint64_t next_random(uint64_t* seed) {
  uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static double uniform(uint64_t* seed, double low, double high) {
  return low + (high - low) * (double)(next_random(seed) >> 11) * 0x1p-53;
}

// -- drawing -----------------------------------------------------------------

typedef struct point_s {
  double x, y;
} point_t;

// Pen paths in a unit square, y downwards; a point with x < 0 lifts the pen.
#define LIFT {-1, -1}
static const point_t strokes[kDigits][18] = {
    {{.5, 0},
     {.2, .15},
     {.1, .5},
     {.2, .85},
     {.5, 1},
     {.8, .85},
     {.9, .5},
     {.8, .15},
     {.5, 0},
     LIFT},
    {{.3, .2}, {.55, 0}, {.55, 1}, LIFT},
    {{.15, .25},
     {.3, .05},
     {.6, 0},
     {.85, .2},
     {.75, .5},
     {.1, 1},
     {.9, 1},
     LIFT},
    {{.15, .1},
     {.5, 0},
     {.8, .2},
     {.7, .4},
     {.45, .48},
     {.8, .6},
     {.85, .8},
     {.5, 1},
     {.1, .9},
     LIFT},
    {{.65, 1}, {.65, 0}, {.1, .65}, {.95, .65}, LIFT},
    {{.85, 0},
     {.25, 0},
     {.2, .45},
     {.55, .4},
     {.85, .6},
     {.8, .9},
     {.45, 1},
     {.1, .9},
     LIFT},
    {{.75, .02},
     {.4, .2},
     {.15, .6},
     {.25, .92},
     {.55, 1},
     {.85, .8},
     {.75, .55},
     {.45, .5},
     {.17, .68},
     LIFT},
    {{.1, 0}, {.9, 0}, {.4, 1}, LIFT},
    {{.5, .47},
     {.2, .3},
     {.3, .05},
     {.5, 0},
     {.7, .05},
     {.8, .3},
     {.5, .47},
     {.15, .7},
     {.25, .95},
     {.5, 1},
     {.75, .95},
     {.85, .7},
     {.5, .47},
     LIFT},
    {{.83, .3},
     {.6, .5},
     {.3, .45},
     {.15, .25},
     {.35, .03},
     {.65, .03},
     {.83, .3},
     {.8, .7},
     {.6, 1},
     LIFT},
};

// Distance from p to the segment a-b.
static double segment_distance(point_t p, point_t a, point_t b) {
  double dx = b.x - a.x;
  double dy = b.y - a.y;
  double length2 = dx * dx + dy * dy;
  double t = length2 > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2 : 0;
  if (t < 0) t = 0;
  if (t > 1) t = 1;
  return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

// The path on the page: scaled, slanted, turned and shaken; returns its length.
static int place_strokes(uint64_t* seed, int digit, point_t* out_path) {
  double width = uniform(seed, 8, 15);
  double height = uniform(seed, 15, 21);
  double left = uniform(seed, 4, 24 - width);
  double top = uniform(seed, 3, 25 - height);
  double slant = uniform(seed, -0.25, 0.25);
  double angle = uniform(seed, -0.15, 0.15);
  int count = 0;
  for (; strokes[digit][count].x >= 0; ++count) {
    double x = strokes[digit][count].x - 0.5 + uniform(seed, -0.05, 0.05);
    double y = strokes[digit][count].y - 0.5 + uniform(seed, -0.05, 0.05);
    x = (x - slant * y) * width;
    y *= height;
    out_path[count].x = left + width / 2 + x * cos(angle) - y * sin(angle);
    out_path[count].y = top + height / 2 + x * sin(angle) + y * cos(angle);
  }
  return count;
}

static void draw_digit(uint64_t* seed, int digit, double* out_pixels) {
  point_t path[18];
  int count = place_strokes(seed, digit, path);
  double pen = uniform(seed, 0.7, 1.5);
  for (int i = 0; i < kPixels; ++i) {
    point_t p = {i % kSide + 0.5, i / kSide + 0.5};
    double nearest = 1e9;
    for (int k = 0; k + 1 < count; ++k) {
      double distance = segment_distance(p, path[k], path[k + 1]);
      if (distance < nearest) nearest = distance;
    }
    double ink = 1 - (nearest - pen);
    ink = ink < 0 ? 0 : ink > 1 ? 1 : ink;
    ink += uniform(seed, -0.15, 0.15);
    // f32, as the model will see it.
    out_pixels[i] = (double)(float)(ink < 0 ? 0 : ink > 1 ? 1 : ink);
  }
}

// -- the network -------------------------------------------------------------

typedef struct layer_s {
  int inputs, outputs;
  double *weights, *bias;  // weights[input * outputs + output]
  double *weight_velocity, *bias_velocity;
  double *weight_gradient, *bias_gradient;
} layer_t;

static double* new_numbers(size_t count) {
  double* numbers = calloc(count, sizeof(double));
  if (!numbers) exit(1);
  return numbers;
}

static layer_t new_layer(uint64_t* seed, int inputs, int outputs) {
  size_t count = (size_t)inputs * (size_t)outputs;
  layer_t layer = {inputs,
                   outputs,
                   new_numbers(count),
                   new_numbers((size_t)outputs),
                   new_numbers(count),
                   new_numbers((size_t)outputs),
                   new_numbers(count),
                   new_numbers((size_t)outputs)};
  double range = sqrt(6.0 / inputs);
  for (size_t i = 0; i < count; ++i) {
    layer.weights[i] = uniform(seed, -range, range);
  }
  return layer;
}

static void free_layer(layer_t* layer) {
  free(layer->weights);
  free(layer->bias);
  free(layer->weight_velocity);
  free(layer->bias_velocity);
  free(layer->weight_gradient);
  free(layer->bias_gradient);
}

static void run_layer(const layer_t* layer, const double* in, double* out,
                      int is_last) {
  for (int o = 0; o < layer->outputs; ++o)
    out[o] = layer->bias[o];
  for (int i = 0; i < layer->inputs; ++i) {
    const double* row = layer->weights + i * layer->outputs;
    for (int o = 0; in[i] != 0 && o < layer->outputs; ++o) {
      out[o] += in[i] * row[o];
    }
  }
  for (int o = 0; !is_last && o < layer->outputs; ++o) {
    if (out[o] < 0) out[o] = 0;
  }
}

// Adds the gradients of one sample; `in_error` may be NULL.
static void backward_layer(layer_t* layer, const double* in,
                           const double* out_error, double* in_error) {
  for (int o = 0; o < layer->outputs; ++o) {
    layer->bias_gradient[o] += out_error[o];
  }
  for (int i = 0; i < layer->inputs; ++i) {
    const double* row = layer->weights + i * layer->outputs;
    double* gradient = layer->weight_gradient + i * layer->outputs;
    double sum = 0;
    for (int o = 0; o < layer->outputs; ++o) {
      gradient[o] += in[i] * out_error[o];
      sum += row[o] * out_error[o];
    }
    if (in_error) in_error[i] = in[i] > 0 ? sum : 0;
  }
}

static void step(double* numbers, double* velocity, double* gradient,
                 size_t count, double rate) {
  for (size_t i = 0; i < count; ++i) {
    velocity[i] = 0.9 * velocity[i] - rate * gradient[i] / kBatch;
    numbers[i] += velocity[i];
    gradient[i] = 0;
  }
}

static void step_layer(layer_t* layer, double rate) {
  step(layer->weights, layer->weight_velocity, layer->weight_gradient,
       (size_t)layer->inputs * (size_t)layer->outputs, rate);
  step(layer->bias, layer->bias_velocity, layer->bias_gradient,
       (size_t)layer->outputs, rate);
}

typedef struct network_s {
  layer_t layers[3];
} network_t;

// Values after each layer; the last are probabilities.
typedef struct activations_s {
  double first[kHidden1], second[kHidden2], last[kDigits];
} activations_t;

static void softmax(double* values, int count) {
  double largest = values[0];
  double sum = 0;
  for (int i = 1; i < count; ++i) {
    if (values[i] > largest) largest = values[i];
  }
  for (int i = 0; i < count; ++i)
    sum += values[i] = exp(values[i] - largest);
  for (int i = 0; i < count; ++i)
    values[i] /= sum;
}

static void forward(const network_t* network, const double* pixels,
                    activations_t* out) {
  run_layer(&network->layers[0], pixels, out->first, 0);
  run_layer(&network->layers[1], out->first, out->second, 0);
  run_layer(&network->layers[2], out->second, out->last, 1);
  softmax(out->last, kDigits);
}

static void learn(network_t* network, const double* pixels, int digit) {
  activations_t values;
  activations_t errors;
  forward(network, pixels, &values);
  for (int i = 0; i < kDigits; ++i) {
    errors.last[i] = values.last[i] - (i == digit);
  }
  backward_layer(&network->layers[2], values.second, errors.last,
                 errors.second);
  backward_layer(&network->layers[1], values.first, errors.second,
                 errors.first);
  backward_layer(&network->layers[0], pixels, errors.first, NULL);
}

static double accuracy(const network_t* network, uint64_t seed) {
  int right = 0;
  for (int n = 0; n < kTestCount; ++n) {
    double pixels[kPixels];
    draw_digit(&seed, n % kDigits, pixels);
    activations_t values;
    forward(network, pixels, &values);
    int best = 0;
    for (int i = 1; i < kDigits; ++i) {
      if (values.last[i] > values.last[best]) best = i;
    }
    right += best == n % kDigits;
  }
  return (double)right / kTestCount;
}

static void train(network_t* network) {
  double* images = new_numbers((size_t)kTrainCount * kPixels);
  uint64_t draw_seed = 1;
  for (int n = 0; n < kTrainCount; ++n) {
    draw_digit(&draw_seed, n % kDigits, images + (size_t)n * kPixels);
  }
  uint64_t order_seed = 2;
  for (int epoch = 0; epoch < kEpochs; ++epoch) {
    double rate = 0.05 / (1 + 0.3 * epoch);
    for (int n = 0; n < kTrainCount; ++n) {
      size_t pick = (size_t)(next_random(&order_seed) % kTrainCount);
      learn(network, images + pick * kPixels, (int)(pick % kDigits));
      if (n % kBatch != kBatch - 1) continue;
      for (int i = 0; i < 3; ++i)
        step_layer(&network->layers[i], rate);
    }
    fprintf(stderr, "epoch %d: accuracy %.3f\n", epoch + 1,
            accuracy(network, 3));
  }
  free(images);
}

// -- writing -----------------------------------------------------------------

static void write_constant(FILE* file, const char* name, const double* numbers,
                           size_t count, const char* shape) {
  fprintf(file, "  %%%s = arith.constant dense<\"0x", name);
  for (size_t i = 0; i < count; ++i) {
    float value = (float)numbers[i];
    unsigned char bytes[4];
    memcpy(bytes, &value, sizeof(bytes));
    fprintf(file, "%02X%02X%02X%02X", bytes[0], bytes[1], bytes[2], bytes[3]);
  }
  fprintf(file, "\"> : tensor<%sxf32>\n", shape);
}

// One fully connected layer: matmul into zeros, then bias and, but for the
// last, relu in one elementwise op.
static void write_layer(FILE* file, int number, int inputs, int outputs,
                        const char* input) {
  int n = number;
  fprintf(file,
          "  %%empty%d = tensor.empty(%%batch) : tensor<?x%dxf32>\n"
          "  %%init%d = linalg.fill ins(%%zero : f32) outs(%%empty%d : "
          "tensor<?x%dxf32>) -> tensor<?x%dxf32>\n"
          "  %%dot%d = linalg.matmul ins(%%%s, %%weights%d : tensor<?x%dxf32>,"
          " tensor<%dx%dxf32>) outs(%%init%d : tensor<?x%dxf32>) -> "
          "tensor<?x%dxf32>\n",
          n, outputs, n, n, outputs, outputs, n, input, n, inputs, inputs,
          outputs, n, outputs, outputs);
  fprintf(file,
          "  %%layer%d = linalg.generic {indexing_maps = [#rows, #bias, #rows],"
          " iterator_types = [\"parallel\", \"parallel\"]} ins(%%dot%d, "
          "%%bias%d : tensor<?x%dxf32>, tensor<%dxf32>) outs(%%empty%d : "
          "tensor<?x%dxf32>) {\n"
          "  ^bb0(%%x: f32, %%b: f32, %%out: f32):\n"
          "    %%sum = arith.addf %%x, %%b : f32\n",
          n, n, n, outputs, outputs, n, outputs);
  if (number < 3) {
    fprintf(file, "    %%relu = arith.maximumf %%sum, %%zero : f32\n");
  }
  fprintf(file, "    linalg.yield %%%s : f32\n  } -> tensor<?x%dxf32>\n",
          number < 3 ? "relu" : "sum", outputs);
}

static const char softmax_text[] =
    "  // softmax: exp(x - max) / sum, along each row\n"
    "  %row = tensor.empty(%batch) : tensor<?xf32>\n"
    "  %lowest = linalg.fill ins(%minus_inf : f32) outs(%row : tensor<?xf32>)"
    " -> tensor<?xf32>\n"
    "  %max = linalg.generic {indexing_maps = [#rows, #row], iterator_types ="
    " [\"parallel\", \"reduction\"]} ins(%layer3 : tensor<?x10xf32>)"
    " outs(%lowest : tensor<?xf32>) {\n"
    "  ^bb0(%x: f32, %acc: f32):\n"
    "    %m = arith.maximumf %x, %acc : f32\n"
    "    linalg.yield %m : f32\n"
    "  } -> tensor<?xf32>\n"
    "  %exp = linalg.generic {indexing_maps = [#rows, #row, #rows],"
    " iterator_types = [\"parallel\", \"parallel\"]} ins(%layer3, %max :"
    " tensor<?x10xf32>, tensor<?xf32>) outs(%empty3 : tensor<?x10xf32>) {\n"
    "  ^bb0(%x: f32, %m: f32, %out: f32):\n"
    "    %d = arith.subf %x, %m : f32\n"
    "    %e = math.exp %d : f32\n"
    "    linalg.yield %e : f32\n"
    "  } -> tensor<?x10xf32>\n"
    "  %nothing = linalg.fill ins(%zero : f32) outs(%row : tensor<?xf32>) ->"
    " tensor<?xf32>\n"
    "  %total = linalg.generic {indexing_maps = [#rows, #row], iterator_types"
    " = [\"parallel\", \"reduction\"]} ins(%exp : tensor<?x10xf32>)"
    " outs(%nothing : tensor<?xf32>) {\n"
    "  ^bb0(%x: f32, %acc: f32):\n"
    "    %s = arith.addf %x, %acc : f32\n"
    "    linalg.yield %s : f32\n"
    "  } -> tensor<?xf32>\n"
    "  %answer = linalg.generic {indexing_maps = [#rows, #row, #rows],"
    " iterator_types = [\"parallel\", \"parallel\"]} ins(%exp, %total :"
    " tensor<?x10xf32>, tensor<?xf32>) outs(%empty3 : tensor<?x10xf32>) {\n"
    "  ^bb0(%x: f32, %t: f32, %out: f32):\n"
    "    %p = arith.divf %x, %t : f32\n"
    "    linalg.yield %p : f32\n"
    "  } -> tensor<?x10xf32>\n"
    "  return %answer : tensor<?x10xf32>\n"
    "}\n";

static void write_model(const network_t* network, const char* path) {
  static const char* const weights[] = {"weights1", "weights2", "weights3"};
  static const char* const biases[] = {"bias1", "bias2", "bias3"};
  static const char* const inputs[] = {"images", "layer1", "layer2"};
  FILE* file = fopen(path, "w");
  if (!file) exit(1);
  fprintf(file,
          "// Reads digits: a perceptron of 784-64-32-10 units, made and "
          "trained by\n// tools/train_digits.c. Rows of %%images are pictures "
          "of 28x28 grey values\n// (0 paper, 1 ink), rows of the result the "
          "probabilities of the digits.\n"
          "#rows = affine_map<(i, j) -> (i, j)>\n"
          "#row = affine_map<(i, j) -> (i)>\n"
          "#bias = affine_map<(i, j) -> (j)>\n"
          "func.func @main(%%images: tensor<?x784xf32>) -> tensor<?x10xf32> "
          "{\n");
  for (int i = 0; i < 3; ++i) {
    const layer_t* layer = &network->layers[i];
    char shape[32];
    snprintf(shape, sizeof(shape), "%dx%d", layer->inputs, layer->outputs);
    write_constant(file, weights[i], layer->weights,
                   (size_t)layer->inputs * (size_t)layer->outputs, shape);
    snprintf(shape, sizeof(shape), "%d", layer->outputs);
    write_constant(file, biases[i], layer->bias, (size_t)layer->outputs, shape);
  }
  fprintf(file,
          "  %%zero = arith.constant 0.0 : f32\n"
          "  %%minus_inf = arith.constant 0xFF800000 : f32\n"
          "  %%c0 = arith.constant 0 : index\n"
          "  %%batch = tensor.dim %%images, %%c0 : tensor<?x784xf32>\n");
  for (int i = 0; i < 3; ++i) {
    const layer_t* layer = &network->layers[i];
    write_layer(file, i + 1, layer->inputs, layer->outputs, inputs[i]);
  }
  fputs(softmax_text, file);
  if (fclose(file) != 0) exit(1);
}

// NumPy's format 1.0: magic, header length, a Python literal, the numbers.
static void write_input(uint64_t seed, const char* path) {
  FILE* file = fopen(path, "wb");
  if (!file) exit(1);
  char header[119];
  memset(header, ' ', sizeof(header));
  int length =
      snprintf(header, sizeof(header),
               "{'descr': '<f4', 'fortran_order': False, 'shape': (%d, %d), }",
               kDigits, kPixels);
  header[length] = ' ';
  header[117] = '\n';
  fwrite("\x93NUMPY\x01\x00\x76\x00", 1, 10, file);
  fwrite(header, 1, 118, file);
  for (int digit = 0; digit < kDigits; ++digit) {
    double pixels[kPixels];
    draw_digit(&seed, digit, pixels);
    for (int i = 0; i < kPixels; ++i) {
      float value = (float)pixels[i];
      fwrite(&value, sizeof(value), 1, file);
    }
  }
  if (fclose(file) != 0) exit(1);
}

int main(void) {
  uint64_t seed = 4;
  network_t network = {{new_layer(&seed, kPixels, kHidden1),
                        new_layer(&seed, kHidden1, kHidden2),
                        new_layer(&seed, kHidden2, kDigits)}};
  train(&network);
  write_model(&network, "models/digits.mlir");
  write_input(5, "models/digits-input.npy");
  for (int i = 0; i < 3; ++i)
    free_layer(&network.layers[i]);
  return 0;
}
