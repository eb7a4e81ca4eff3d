import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Menu indicators")
struct MenuIndicatorTests {
  private final class Log { var presses: [String] = [] }

  private func host(_ visibility: Visibility, _ log: Log = Log(), hasAction: Bool) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 300)) {
      Group {
        if hasAction {
          Menu("Note") {
            Button("Copy") { log.presses.append("copy") }
          } primaryAction: {
            log.presses.append("primary")
          }
        } else {
          Menu("Note") { Button("Copy") { log.presses.append("copy") } }
        }
      }
      .menuIndicator(visibility)
    }
  }

  @Test("menuIndicator(.visible) draws the arrow, and .hidden doesn't")
  func drawn() {
    func drawings(_ visibility: Visibility) -> Int {
      let host = host(visibility, hasAction: false)
      defer { host.close() }
      return host.displayDump.split(separator: "\n").count
    }
    #expect(drawings(.visible) > drawings(.hidden))
  }

  @Test("The arrow takes space beside the label")
  func room() throws {
    let (visible, hidden) = (host(.visible, hasAction: false), host(.hidden, hasAction: false))
    #expect(try visible.find("Note").frame.width >= hidden.find("Note").frame.width + 8)
    visible.close()
    hidden.close()
  }

  @Test("A menu without its arrow still opens")
  func opens() throws {
    let log = Log()
    let host = host(.hidden, log, hasAction: false)
    try host.tap("Note")
    try host.settle()
    try host.tap("Copy")
    try host.settle()
    #expect(log.presses == ["copy"])
    host.close()
  }

  @Test("The arrow beside a primary action opens the menu, unless it is hidden")
  func primaryAction() throws {
    for visibility in [Visibility.automatic, .visible] {
      let host = host(visibility, hasAction: true)
      #expect(host.findAll(role: .isButton).count == 2)
      #expect(host.displayDump.contains("fill"))
      try host.tap("More")
      try host.settle()
      #expect(host.exists("Copy"))
      host.close()
    }
    let hidden = host(.hidden, hasAction: true)
    #expect(hidden.findAll(role: .isButton).map(\.label) == ["Note"])
    #expect(!hidden.displayDump.contains("fill"))
    hidden.close()
  }

  @Test("With a hidden arrow a press runs the primary action, and a long press opens the menu")
  func longPress() throws {
    let log = Log()
    let host = host(.hidden, log, hasAction: true)
    try host.tap("Note")
    try host.settle()
    #expect(log.presses == ["primary"] && !host.exists("Copy"))
    host.usesTouch = true
    try host.longPress("Note", duration: 1)
    try host.settle()
    #expect(log.presses == ["primary"] && host.exists("Copy"))
    host.close()
  }

  @Test("Views read the indicator visibility, and the innermost modifier takes precedence")
  func environment() {
    struct Reader: View {
      @Environment(\.menuIndicatorVisibility) private var visibility

      var body: some View { Text(verbatim: visibility == .hidden ? "hidden" : visibility == .visible ? "visible" : "automatic") }
    }
    func read(_ view: some View) -> [String] {
      let host = TestHost { view }
      defer { host.close() }
      return host.allElements.map(\.label)
    }
    #expect(read(Reader()) == ["automatic"])
    #expect(read(Reader().menuIndicator(.hidden)) == ["hidden"])
    #expect(read(Reader().menuIndicator(.visible).menuIndicator(.hidden)) == ["visible"])
  }
}
