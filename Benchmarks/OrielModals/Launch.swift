import OrielGTK

/// The app with its window, or the engine alone: `engine [CYCLES]`.
@main
enum Launch {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 1, arguments[1] == "engine" {
      measureEngine(cycles: arguments.count > 2 ? max(1, Int(arguments[2]) ?? 0) : 10_000)
    } else {
      OrielModals.main()
    }
  }
}
