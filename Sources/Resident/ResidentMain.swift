/// The entry point. `Resident` is a program with windows, `Resident item` one with a menu bar item, and `Resident window` one whose menu
/// bar item opens a window.
@main
@MainActor
enum ResidentMain {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "item": ItemApp.main()
    case "window": ItemWindowApp.main()
    default: ResidentApp.main()
    }
  }
}
