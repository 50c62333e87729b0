func.func private @f() attributes {r = dense_resource<blob> : tensor<2xi8>}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x080000000102"
    }
  }
#-}
