# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes portable.v1.mlirbc, .v4, .v6 and stablehlo.v6.mlirbc.

A portable StableHLO artifact of each version of the bytecode format, put
together byte by byte from the description of the format and of the VHLO
dialect, so that it does not depend on the reader it tests. The program is the
one of ../portable.mlir. The last file holds StableHLO's own attributes, those of
../stablehlo.mlir.
"""

import pathlib
import struct
import sys

HAS_ATTRS, HAS_RESULTS, HAS_OPERANDS = 1, 2, 4
HAS_REGIONS, HAS_PROPERTIES = 16, 64


def varint(value):
    length = 1
    while length < 9 and value >> (7 * length):
        length += 1
    if length == 9:
        return b"\0" + struct.pack("<Q", value)
    return ((value << 1 | 1) << (length - 1)).to_bytes(length, "little")


def signed(value):
    return varint(~value << 1 | 1 if value < 0 else value << 1)


def section(number, content):
    return bytes([number]) + varint(len(content)) + content


class Region:
    """Blocks of one list of arguments each; here always one block."""

    def __init__(self, args, ops, is_isolated=False):
        self.args, self.ops, self.is_isolated = args, ops, is_isolated


class Value:
    def __init__(self, type_index):
        self.type_index, self.number = type_index, None


class Op:
    def __init__(self, name, operands=(), results=(), attrs=None, region=None,
                 properties=None):
        self.name, self.operands, self.attrs = name, operands, attrs or {}
        self.results = [Value(r) for r in results]
        self.region, self.properties = region, properties

    @property
    def result(self):
        return self.results[0]


class Writer:
    def __init__(self, version, producer):
        self.version, self.producer = version, producer
        self.strings, self.dialects, self.names = [], [], []
        self.attrs, self.types, self.properties = [], [], []

    def index(self, items, item):
        if item not in items:
            items.append(item)
        return items.index(item)

    def string(self, text):
        return varint(self.index(self.strings, text))

    # Attributes and types: (dialect, has an encoding, bytes), by index.
    def attr(self, dialect, content, is_encoded=True):
        dialect = self.index(self.dialects, dialect)
        return self.index(self.attrs, (dialect, is_encoded, content))

    def type(self, dialect, content, is_encoded=True):
        dialect = self.index(self.dialects, dialect)
        return self.index(self.types, (dialect, is_encoded, content))

    def vhlo(self, code, *parts):
        return self.attr("vhlo", varint(code) + b"".join(parts))

    def text(self, text):
        return self.vhlo(14, self.string(text))

    def array(self, items):
        return self.vhlo(1, varint(len(items)), *map(varint, items))

    def dictionary(self, entries):
        """The names are attributes too."""
        parts = [varint(len(entries))]
        for name, value in entries.items():
            parts += [varint(self.text(name)), varint(value)]
        return self.vhlo(6, *parts)

    def boolean(self, value):
        return self.vhlo(2, varint(int(value)))

    def i64(self, value):
        return self.vhlo(9, varint(self.scalar(14)), signed(value))

    def i32(self, value):
        return self.vhlo(9, varint(self.scalar(13)), signed(value))

    def elements(self, element, shape, form, *values):
        blob = struct.pack("<%d%s" % (len(values), form), *values)
        return self.vhlo(15, varint(self.tensor(element, *shape)),
                         varint(len(blob)), blob)

    def i64s(self, *values):
        return self.elements(self.scalar(14), [len(values)], "q", *values)

    # -- the builtin dialect and sdy -------------------------------------------

    def builtin_string(self, text):
        return self.attr("builtin", varint(2) + self.string(text))

    def sdy(self, code, *parts):
        return self.attr("sdy", varint(code) + b"".join(parts))

    def mesh(self, axes, device_ids=()):
        axes = [self.sdy(1, self.string(name), signed(size))
                for name, size in axes]
        return self.sdy(2, self.indices(axes), varint(len(device_ids)),
                        *map(signed, device_ids))

    def axis(self, name, sub_axis=None):
        if sub_axis is None:
            return self.sdy(4, self.string(name), varint(0))
        sub_axis = self.sdy(3, *map(signed, sub_axis))
        return self.sdy(4, self.string(name), varint(sub_axis << 1 | 1))

    def dim(self, axes, is_closed, priority=None):
        flagged = 0 if priority is None else priority << 1 | 1
        return self.sdy(5, self.indices(axes), bytes([is_closed]),
                        varint(flagged))

    def mapping(self, *dims):
        dims = [self.sdy(8, varint(len(d)), *map(signed, d)) for d in dims]
        return self.sdy(9, self.indices(dims))

    def indices(self, items):
        return varint(len(items)) + b"".join(map(varint, items))

    # -- types ----------------------------------------------------------------

    def type_attr(self, type_index):
        return self.vhlo(17, varint(type_index))

    def scalar(self, code):
        return self.type("vhlo", varint(code))

    def tensor(self, element, *shape):
        return self.type(
            "vhlo", varint(20) + varint(len(shape)) +
            b"".join(map(signed, shape)) + varint(element))

    def function_type(self, inputs, results):
        content = varint(8)
        for types in (inputs, results):
            content += varint(len(types)) + b"".join(map(varint, types))
        return self.type("vhlo", content)

    # -- ops ------------------------------------------------------------------

    def write_op(self, op, next_number):
        dialect, name = op.name.split(".", 1)
        self.string(name)
        key = (self.index(self.dialects, dialect), name)
        mask, body = 0, b""
        if op.properties is not None:
            mask |= HAS_PROPERTIES
            body += self.add_properties(op.properties)
        elif op.attrs and self.version >= 5 and dialect != "builtin":
            mask |= HAS_PROPERTIES
            body += self.add_properties(
                b"".join(varint(op.attrs[n]) for n in sorted(op.attrs)))
        elif op.attrs:
            mask |= HAS_ATTRS
            entries = b"".join(
                varint(self.attr("builtin", varint(2) + self.string(n))) +
                varint(op.attrs[n]) for n in sorted(op.attrs))
            content = varint(1) + varint(len(op.attrs)) + entries
            body += varint(self.attr("builtin", content))
        if op.results:
            mask |= HAS_RESULTS
            body += varint(len(op.results))
            body += b"".join(varint(r.type_index) for r in op.results)
        if op.operands:
            mask |= HAS_OPERANDS
            body += varint(len(op.operands))
            body += b"".join(varint(o.number) for o in op.operands)
        if op.region:
            mask |= HAS_REGIONS
            body += varint(1 << 1 | int(op.region.is_isolated))
            is_section = op.region.is_isolated and self.version >= 2
            first = 0 if op.region.is_isolated else next_number
            content = self.write_region(op.region, first)
            body += section(4, content) if is_section else content
        unknown_loc = self.attr("builtin", varint(15))
        return (varint(self.index(self.names, key)) + bytes([mask]) +
                varint(unknown_loc) + body)

    def add_properties(self, content):
        self.properties.append(content)
        return varint(len(self.properties) - 1)

    def write_region(self, region, first):
        values = region.args + [r for op in region.ops for r in op.results]
        for i, value in enumerate(values):
            value.number = first + i
        content = varint(1) + varint(len(values))
        content += varint(len(region.ops) << 1 | int(bool(region.args)))
        if region.args:
            content += varint(len(region.args))
            unknown_loc = self.attr("builtin", varint(15))
            for arg in region.args:
                if self.version >= 4:  # no location
                    content += varint(arg.type_index << 1)
                else:
                    content += varint(arg.type_index) + varint(unknown_loc)
            if self.version >= 3:
                content += b"\0"  # no orders of uses
        for op in region.ops:
            content += self.write_op(op, first + len(values))
        return content

    # -- the file -------------------------------------------------------------

    def dialect_section(self):
        content = varint(len(self.dialects))
        for name in self.dialects:
            flagged = 0 if self.version == 0 else 1
            content += varint(self.strings.index(name) << flagged)
        if self.version >= 4:
            content += varint(len(self.names))
        for dialect, name in self.names:  # a group of one each
            content += varint(dialect) + varint(1)
            index = self.strings.index(name)
            content += varint(index << 1 | 1 if self.version >= 5 else index)
        return content

    def entry_sections(self):
        offsets = varint(len(self.attrs)) + varint(len(self.types))
        data = b""
        for dialect, is_encoded, content in self.attrs + self.types:
            offsets += varint(dialect) + varint(1)
            offsets += varint(len(content) << 1 | int(is_encoded))
            data += content
        return section(2, data) + section(3, offsets)

    def string_section(self):
        content = varint(len(self.strings))
        for text in reversed(self.strings):
            content += varint(len(text.encode()) + 1)
        return content + b"".join(t.encode() + b"\0" for t in self.strings)

    def write(self, module):
        ir = varint(1 << 1) + self.write_op(module, 0)
        for name in self.dialects:
            self.string(name)
        out = b"ML\xefR" + varint(self.version) + self.producer.encode() + b"\0"
        out += section(1, self.dialect_section()) + self.entry_sections()
        out += section(4, ir)
        if self.version >= 5:
            content = varint(len(self.properties))
            for properties in self.properties:
                content += varint(len(properties)) + properties
            out += section(8, content)
        return out + section(0, self.string_section())


def function(w, name, visibility, args, results, ops, arg_attrs):
    return Op("vhlo.func_v1", attrs={
        "arg_attrs": w.array(arg_attrs),
        "function_type": w.type_attr(
            w.function_type([a.type_index for a in args], results)),
        "res_attrs": w.array([]),
        "sym_name": w.text(name),
        "sym_visibility": w.text(visibility),
    }, region=Region(args, ops, is_isolated=True))


def main_function(w):
    f32, i32, i1 = w.scalar(4), w.scalar(13), w.scalar(0)
    t23, t34, t24 = (w.tensor(f32, *s) for s in ((2, 3), (3, 4), (2, 4)))
    t2, t0 = w.tensor(f32, 2), w.tensor(f32)
    x, y = Value(t23), Value(t34)
    ops = []

    def add(*args, **kwargs):
        ops.append(Op(*args, **kwargs))
        return ops[-1].result if ops[-1].results else None

    dot_attrs = {
        "lhs_batching_dimensions": w.i64s(),
        "lhs_contracting_dimensions": w.i64s(1),
        "precision_config": w.array([w.vhlo(11, varint(2))] * 2),
        "rhs_batching_dimensions": w.i64s(),
        "rhs_contracting_dimensions": w.i64s(0),
    }
    name = "vhlo.dot_general_v1"
    if w.version >= 5:  # the second version says how it is computed
        name = "vhlo.dot_general_v2"
        none = w.type_attr(w.scalar(33))
        for part in ("accumulation_type", "lhs_precision_type",
                     "rhs_precision_type"):
            dot_attrs[part] = none
        for part in ("lhs_component_count", "rhs_component_count",
                     "num_primitive_operations"):
            dot_attrs[part] = w.i64(1)
        dot_attrs["allow_imprecise_accumulation"] = w.boolean(False)
    d = add(name, (x, y), (t24,), dot_attrs)
    zero = add("vhlo.constant_v1", (), (t0,),
               {"value": w.elements(f32, [], "f", 0.5)})
    a, b = Value(t0), Value(t0)
    plus = Op("vhlo.add_v1", (a, b), (t0,))
    done = Op("vhlo.return_v1", (plus.result,))
    r = add("vhlo.reduce_v1", (d, zero), (t2,), {"dimensions": w.i64s(1)},
            Region([a, b], [plus, done]))
    numbers = add("vhlo.constant_v1", (), (w.tensor(i32, 2),),
                  {"value": w.elements(i32, [2], "i", -1, 7)})
    add("vhlo.compare_v1", (numbers, numbers), (w.tensor(i1, 2),), {
        "compare_type": w.vhlo(4, varint(3)),
        "comparison_direction": w.vhlo(3, varint(5)),
    })
    s = add("vhlo.slice_v1", (r,), (w.tensor(f32, 1),), {
        "limit_indices": w.i64s(2),
        "start_indices": w.i64s(1),
        "strides": w.i64s(1),
    })
    add("vhlo.custom_call_v1", (s,), (w.tensor(f32, 1),), {
        "api_version": w.vhlo(5, varint(4)),
        "backend_config": w.dictionary({"limit": w.i32(-3),
                                        "exact": w.boolean(True)}),
        "call_target_name": w.text("demo.scale"),
        "called_computations": w.array([]),
        "has_side_effect": w.boolean(False),
        "operand_layouts": w.array([]),
        "output_operand_aliases": w.array([]),
        "result_layouts": w.array([]),
    })
    c = add("vhlo.call_v1", (r,), (t2,), {"callee": w.text("twice")})
    add("vhlo.return_v1", (c,))
    attrs = [w.dictionary({"demo.note": w.text("left"), **sharding(w)}),
             w.dictionary(every_sdy_attr(w))]
    return function(w, "main", "public", [x, y], [t2], ops, attrs)


def sharding(w):
    mesh = w.attr("builtin", varint(4) + varint(w.builtin_string("mesh")))
    dims = [w.dim([w.axis("x")], True), w.dim([], False)]
    return {"sdy.sharding": w.sdy(6, varint(mesh), w.indices(dims),
                                  varint(0))}


def every_sdy_attr(w):
    x, part = w.axis("x"), w.axis("y", (1, 2))
    mesh = w.mesh([("x", 2), ("y", 4)], [0, 1, 2, 3, 4, 5, 7, 6])
    dims = [w.dim([x], False, 1), w.dim([], True)]
    plain = w.sdy(6, varint(mesh), w.indices(dims), w.indices([part]))
    partial = w.sdy(15, varint(mesh), w.indices([]), w.indices([]),
                    w.indices([part]))
    one, none = w.sdy(11, w.indices([x, part])), w.sdy(11, w.indices([]))
    move = w.sdy(13, w.indices([x]), signed(0), signed(2))
    rule = w.sdy(10, varint(3), signed(8), signed(8), signed(4),
                 w.indices([w.mapping([0], [2]), w.mapping([2], [1])]),
                 w.indices([w.mapping([0, 1], [18])]), varint(1), signed(2),
                 varint(2), signed(0), signed(1), varint(0), varint(0), b"\1")
    return {
        "demo.axes": w.sdy(0, varint(1), varint(w.builtin_string("x"))),
        "demo.list": one,
        "demo.lists": w.sdy(12, w.indices([one, none])),
        "demo.moves": w.sdy(14, w.indices([move])),
        "demo.partial": partial,
        "demo.rule": rule,
        "demo.values": w.sdy(16, w.indices([plain, partial])),
    }


def twice_function(w):
    t2 = w.tensor(w.scalar(4), 2)
    x = Value(t2)
    total = Op("vhlo.add_v1", (x, x), (t2,))
    return function(w, "twice", "private", [x], [t2],
                    [total, Op("vhlo.return_v1", (total.result,))], [])


def make(version, producer):
    w = Writer(version, producer)
    ops = [main_function(w), twice_function(w)]
    ops.insert(0, Op("sdy.mesh", attrs={
        "mesh": w.mesh([("x", 2)]), "sym_name": w.builtin_string("mesh")}))
    name = w.builtin_string("portable")
    module = Op("builtin.module", region=Region([], ops, is_isolated=True))
    if version >= 5:
        module.properties = varint(name << 1 | 1) + varint(0)
    else:
        module.attrs = {"sym_name": name}
    return w.write(module)


def every_stablehlo_attr(w):
    def attr(code, *parts, dialect="stablehlo"):
        return w.attr(dialect, varint(code) + b"".join(parts))

    def dims(*values):
        return varint(len(values)) + b"".join(map(signed, values))

    def double(value):
        return varint(struct.unpack("<Q", struct.pack("<d", value))[0] * 2)

    f32, i64 = w.type("builtin", varint(5)), w.type("builtin", varint(0) +
                                                    varint(64 << 2))
    ids = w.type("builtin", varint(13) + dims(2) + varint(i64))
    ids = w.attr("builtin", varint(18) + varint(ids) + varint(16) +
                 struct.pack("<qq", 1, 0))
    part = attr(19, signed(1), signed(2))
    axis, whole = (attr(20, w.string("x"), b"\1", varint(part)),
                   attr(20, w.string("y"), b"\0"))
    sizes = [attr(21, w.string(n), signed(1 + i)) for i, n in enumerate("yx")]
    sizes = w.attr("builtin", varint(0) + w.indices(sizes))
    mesh = attr(22, varint(sizes), b"\1", varint(ids))
    bounds = attr(13, dims(-(1 << 63), 4))
    bounded = w.type("builtin", varint(14) + varint(bounds) +
                     dims(2, -(1 << 63)) + varint(f32))
    future = w.type("stablehlo", varint(1) + varint(1) + varint(bounded))
    token = w.type("stablehlo", varint(0))
    attrs = {
        "algorithm": attr(15, *[varint(f32)] * 3, signed(1), signed(2),
                          signed(3), b"\1"),
        "alias": attr(14, dims(0), signed(1), dims()),
        "accuracy": attr(17, double(0.5), double(0), signed(2),
                         varint(attr(16, varint(0)))),
        "channel": attr(1, signed(3), signed(-1)),
        "chlo_direction": attr(0, varint(3), dialect="chlo"),
        "chlo_type": attr(1, varint(4), dialect="chlo"),
        "conv": attr(4, signed(0), signed(3), dims(1, 2), signed(2), signed(3),
                     dims(0, 1), signed(0), signed(3), dims(1, 2)),
        "direction": attr(2, varint(5)),
        "distribution": attr(10, varint(2)),
        "dot": attr(5, dims(0), dims(0), dims(2), dims(1)),
        "fft": attr(6, varint(1)),
        "gather": attr(7, dims(1), dims(), dims(0), dims(0), dims(1),
                       signed(2)),
        "groups": attr(18, varint(mesh), w.indices([axis, whole])),
        "kind": attr(3, varint(1)),
        "mesh": attr(22, varint(sizes), b"\0"),
        "mode": attr(16, varint(1)),
        "precision": attr(8, varint(2)),
        "rng": attr(9, varint(2)),
        "scatter": attr(11, dims(1), dims(0), dims(), dims(), dims(0),
                        signed(1)),
        "transpose": attr(12, varint(2)),
    }
    for name, type_index in (("future", future), ("token", token)):
        attrs[name] = w.attr("builtin", varint(6) + varint(type_index))
    return attrs


def make_stablehlo():
    w = Writer(6, "StableHLO")
    # Discardable attributes of a module come without inherent ones.
    module = Op("builtin.module", attrs=every_stablehlo_attr(w),
                region=Region([], [], is_isolated=True))
    return w.write(module)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    for version, producer in ((1, "StableHLO_v0.9.0"), (4, "StableHLO_v1.0.0"),
                              (6, "StableHLO_v1.13.0")):
        path = folder / ("portable.v%d.mlirbc" % version)
        path.write_bytes(make(version, producer))
    (folder / "stablehlo.v6.mlirbc").write_bytes(make_stablehlo())


if __name__ == "__main__":
    main()
