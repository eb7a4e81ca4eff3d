/// `Resident` is a program with windows; `Resident item` one with an item in the desktop's bar, and `Resident window` one whose item opens a window.
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
