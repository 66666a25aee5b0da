import WorkshopPolicy

/// Which names an answer's object may not ask for, and the rule that each breaks.
///
/// Functions of the system's are listed where they are allowed: the compiler writes few of its own.
/// Swift's declarations are listed where they are refused, since a right answer may use any other.
enum SymbolRules {
  /// The rule that a name breaks, or nil.
  static func rule(for name: SymbolName, module: String) -> PolicyRule? {
    guard name.isSwift else { return systemRule(name.path[0]) }
    if name.modules.contains(where: { isOfTheChecks($0, module: module) }) { return .tests }
    guard name.path.count > 1 else { return nil }
    let type = name.path[1]
    switch name.path[0] {
    case "Dispatch":
      return type.hasPrefix("dispatch") || queues.contains(type) ? .dispatch : nil
    case "Swift":
      if type == "CommandLine" { return .process }
      if type == "_typeByName" || type == "_openExistential" { return .unsafePointers }
      return filesRule(name)
    case let module where module.hasPrefix("Foundation"):
      if threads.contains(type) { return .threads }
      // They read and write behind their end where a range says so.
      if ["NSData", "NSMutableData", "NSPurgeableData"].contains(type) { return .unsafePointers }
      if processes.contains(type) || type == "FoundationNetworking" { return .process }
      if type == "ProcessInfo", name.path.contains(where: startOfProgram.contains) {
        return .process
      }
      return filesRule(name)
    case "Glibc", "Musl": return inputAndOutput.contains(type) ? .process : nil
    case StandIn.module: return ofTheHost.contains(type) ? .standIn : nil
    default: return nil
    }
  }

  /// Reading and writing files, which Foundation adds to values of many types.
  private static func filesRule(_ name: SymbolName) -> PolicyRule? {
    guard name.modules.contains(where: { $0.hasPrefix("Foundation") }) else { return nil }
    let member = name.path.last ?? ""
    if member == "write" { return .process }
    let reads = member.hasSuffix("init") && name.words.contains("init(contentsOf")
    return reads ? .process : nil
  }

  private static func isOfTheChecks(_ name: String, module: String) -> Bool {
    ["Testing", "XCTest", "WorkshopSupport", Reference.canaryModule].contains(name)
      || ["Subject", "Adapter", "Checks"].contains { name == module + $0 }
  }

  /// What the stand-in evaluates views with; `@_spi` and an underscore keep it from answers.
  private static let ofTheHost: Set = [
    "ViewHost", "_ViewNode", "OSLevel", "Recorder", "OffMainRead", "Element", "NothingThere",
  ]

  private static let queues: Set = [
    "DispatchQueue", "DispatchSerialQueue", "DispatchConcurrentQueue", "DispatchSemaphore",
    "DispatchGroup", "DispatchWorkItem", "DispatchSource", "DispatchIO",
  ]
  private static let threads: Set = [
    "Thread", "OperationQueue", "Operation", "BlockOperation", "RunLoop", "NSCondition",
    "NSConditionLock",
  ]
  private static let processes: Set = [
    "FileHandle", "FileManager", "FileWrapper", "Process", "Pipe", "Stream", "InputStream",
    "OutputStream", "Bundle", "UserDefaults", "NSKeyedArchiver", "NSKeyedUnarchiver", "Host",
    "Port", "SocketPort", "MessagePort", "URLSession", "NSClassFromString",
  ]
  /// Functions of C with variable arguments, which Swift's own library makes callable.
  private static let inputAndOutput: Set = ["open", "openat", "fcntl", "ioctl", "sem_open"]
  /// What tells a program how it was started, and so whether it is being checked.
  private static let startOfProgram: Set = [
    "arguments", "environment", "processName", "processIdentifier", "hostName", "userName",
    "fullUserName",
  ]

  private static func systemRule(_ name: String) -> PolicyRule? {
    if harmless.contains(name) { return nil }
    if ToolchainAssumptions.runtimePrefixes.contains(where: name.hasPrefix) { return nil }
    // Arithmetic on numbers that the processor lacks, such as `__divti3` and `__floattixf`.
    if name.hasPrefix("__"), name.wholeMatch(of: /__[a-z]+[0-9]|__(?:float|fix)[a-z]+/) != nil {
      return nil
    }
    if name.hasPrefix("pthread_") || name.hasPrefix("sem_") { return .threads }
    if name.hasPrefix("dispatch_") || name.hasPrefix("_dispatch_") { return .dispatch }
    if ["sleep", "usleep", "nanosleep", "clock_nanosleep"].contains(name) { return .sleeping }
    if memory.contains(name) { return .unsafePointers }
    if PolicyRule.processFunctions.contains(name) { return .process }
    return .symbols
  }

  private static let memory: Set = [
    "calloc", "realloc", "strcpy", "strncpy", "strcat", "strncat", "memccpy", "strdup", "alloca",
    "mmap", "mprotect", "munmap",
  ]

  /// `syscall` is what a `Mutex` waits with; Swift sees no function with variable arguments, so an
  /// answer has no way to call it itself.
  private static let harmless = Set(
    """
    syscall
    memcpy memmove memset memcmp memchr bzero strlen malloc free posix_memalign aligned_alloc
    __tls_get_addr
    _GLOBAL_OFFSET_TABLE_ __dso_handle __cxa_guard_acquire __cxa_guard_release
    time clock clock_gettime gettimeofday difftime
    rand random srand srandom rand_r drand48 srand48 lrand48 arc4random arc4random_uniform
    atoi atol atoll atof strtol strtoll strtoul strtoull strtod strtof strcmp strncmp strcasecmp
    strncasecmp toupper tolower isalpha isdigit isalnum isspace isupper islower ispunct isxdigit
    puts putchar fflush abs labs llabs div ldiv
    """.split(whereSeparator: \.isWhitespace).map(String.init)
      + """
      acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2
      expm1 fabs fdim floor fma fmax fmin fmod frexp hypot ilogb j0 j1 jn ldexp lgamma lgamma_r
      llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint nextafter nexttoward
      pow remainder remquo rint round roundeven scalbn scalbln sin sincos sinh sqrt tan tanh tgamma
      trunc y0 y1 yn
      """.split(whereSeparator: \.isWhitespace).flatMap { ["\($0)", "\($0)f", "\($0)l"] })
}
