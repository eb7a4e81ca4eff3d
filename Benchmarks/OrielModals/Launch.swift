import OrielGTK

/// The entry point, which runs the app with its window, or the engine alone: `cycles [COUNT]`, `stacks`, `wakes`, and
/// `lines [COUNT]` for `Scripts/benchmark-lines`.
@main
enum Launch {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "cycles": measureCycles(arguments.count > 2 ? max(1, Int(arguments[2]) ?? 0) : 10_000)
    case "wakes": measureWakes()
    case "stacks": measureStacks()
    case "lines": countLines(arguments.count > 2 ? max(1, Int(arguments[2]) ?? 0) : 20)
    default: OrielModals.main()
    }
  }
}
