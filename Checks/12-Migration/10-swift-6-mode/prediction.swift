#if compiler(>=6)
let compiler = "compiler 6"
#else
let compiler = "compiler 5"
#endif

#if swift(>=6)
let language = "language 6"
#else
let language = "language 5"
#endif

print(compiler, language)
