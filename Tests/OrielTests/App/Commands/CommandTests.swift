import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Commands")
struct CommandTests {
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  private struct Editing: Commands {
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    var body: some Commands {
      CommandGroup(after: .pasteboard) { Button("Paste twice") { log.entries.append("paste twice") }.keyboardShortcut("b") }
      CommandGroup(replacing: .pasteboard) {
        Button(isEnabled ? "Count" : "Disabled") { log.entries.append("count") }.keyboardShortcut("k")
      }
      CommandGroup(before: .pasteboard) { Button("First") { log.entries.append("first") } }
    }
  }

  private static func bar(_ log: Log, hasMore: Bool = true, isTall: Bool = false) -> some View {
    @CommandsBuilder var commands: some Commands {
      CommandMenu("Notes") {
        Button("New note") { log.entries.append("note") }.keyboardShortcut("n")
        Menu("Sort") { Button("By name") { log.entries.append("sort") }.keyboardShortcut("s", modifiers: [.command, .shift]) }
      }
      Editing(log: log)
      if hasMore { CommandGroup(replacing: .help) { Button("Manual") { log.entries.append("manual") } } }
      if isTall { CommandMenu("Tall") { Text(verbatim: "x") } } else { EmptyCommands() }
    }
    return CommandBar(commands: [AnyCommands(commands)]).frame(maxHeight: .infinity, alignment: .top)
  }

  @Test("The command bar shows only menus with entries, and orders the entries by their groups")
  func menus() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 900, height: 500)) { Self.bar(log) }
    try host.settle()
    #expect(!host.exists("File") && !host.exists("Tall"))
    #expect(try host.find("Edit").frame.maxX <= host.find("Notes").frame.minX + 1)
    #expect(try host.find("Notes").frame.maxX <= host.find("Help").frame.minX + 1)
    try host.tap("Edit")
    try host.settle()
    #expect(try host.find("First").frame.minY < host.find("Count").frame.minY)
    #expect(try host.find("Count").frame.minY < host.find("Paste twice").frame.minY)
    try host.tap("Paste twice")
    try host.settle()
    #expect(log.entries == ["paste twice"])
    host.close()
  }

  @Test("Keyboard shortcuts of commands work while the menus are closed, those in submenus included")
  func keys() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 900, height: 500)) { Self.bar(log) }
    try host.settle()
    #expect(!host.exists("New note"))
    host.press("n", modifiers: .command)
    host.press("b", modifiers: .command)
    host.press("s", modifiers: [.command, .shift])
    #expect(log.entries == ["note", "paste twice", "sort"])
    host.close()
  }

  private func open(_ host: TestHost) -> [String] { ["First", "New note", "By name", "Manual"].filter { host.exists($0) } }

  @Test(
    "The left and right arrow keys open the neighboring menu and wrap around at the ends",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func arrows(direction: LayoutDirection) throws {
    let host = TestHost(size: CGSize(width: 900, height: 500), layoutDirection: direction) { Self.bar(Log()) }
    let isMirrored = direction == .rightToLeft
    let (next, last): (KeyEquivalent, KeyEquivalent) = isMirrored ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    try host.settle()
    try host.tap("Edit")
    try host.settle()
    #expect(open(host) == ["First"])
    for (key, shown) in [(next, "New note"), (next, "Manual"), (next, "First"), (last, "Manual"), (last, "New note")] {
      host.press(key)
      try host.settle()
      #expect(open(host) == [shown])
    }
    host.press(.escape)
    try host.settle()
    #expect(open(host).isEmpty)
    host.press(next)
    try host.settle()
    #expect(open(host).isEmpty)
    host.close()
  }

  @Test("A menu that an arrow key opens from an entry focuses its first entry, and submenus handle arrow keys first")
  func arrowsWithFocus() throws {
    let host = TestHost(size: CGSize(width: 900, height: 500)) { Self.bar(Log()) }
    try host.settle()
    try host.tap("Edit")
    try host.settle()
    host.press(.downArrow)
    #expect(try host.find("First").isFocused)
    host.press(.rightArrow)
    try host.settle()
    #expect(try open(host) == ["New note"] && host.find("New note").isFocused)
    host.press(.downArrow)
    host.press(.rightArrow)
    try host.settle()
    #expect(try host.find("By name").isFocused)
    host.press(.leftArrow)
    try host.settle()
    #expect(try !host.exists("By name") && host.find("Sort").isFocused)
    host.press(.rightArrow)
    try host.settle()
    host.press(.rightArrow)
    try host.settle()
    #expect(open(host) == ["Manual"])
    host.press(.escape)
    try host.settle()
    #expect(open(host).isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("In a narrow window one button contains all menus")
  func narrow() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Self.bar(log, hasMore: false, isTall: true) }
    try host.settle()
    #expect(!host.exists("Notes"))
    try host.tap("Menu")
    try host.settle()
    #expect(host.exists("Notes") && host.exists("Edit") && host.exists("Tall") && !host.exists("Help"))
    host.close()
  }

  @Test("Content that is drawn beyond its bounds doesn't cover the menus", arguments: [(900.0, "Game"), (390.0, "Menu")])
  func overflow(width: Double, menu: String) throws {
    let commands = CommandMenu("Game") { Button("New game") {} }
    let host = TestHost(size: CGSize(width: width, height: 500)) {
      WindowRoot(
        content: StateBox(AnyView(Color.black.frame(width: 200, height: 200).onTapGesture {}.scaleEffect(6)), owner: nil),
        commands: StateBox([AnyCommands(commands)], owner: nil), commandProperties: SharedProperties(), titleDidChange: { _, _ in })
    }
    try host.settle()
    let bar = try host.find(menu).frame
    let shown = host.snapshot()
    #expect(shown.pixel(Int(width) - 4, Int(bar.midY)).red > 200)
    #expect(shown.pixel(Int(width) - 4, 480).red < 50)
    try host.tap(menu)
    try host.settle()
    #expect(host.exists(menu == "Menu" ? "Game" : "New game"))
    host.close()
  }

  @Test("Every command group belongs to a standard menu")
  func placements() throws {
    let groups: [(CommandGroupPlacement, String)] = [
      (.newItem, "File"), (.saveItem, "File"), (.importExport, "File"), (.printItem, "File"), (.undoRedo, "Edit"),
      (.pasteboard, "Edit"), (.textEditing, "Edit"), (.textFormatting, "Format"), (.toolbar, "View"), (.sidebar, "View"),
      (.windowSize, "Window"), (.windowArrangement, "Window"), (.windowList, "Window"), (.singleWindowList, "Window"), (.help, "Help"),
      (.appInfo, ProcessInfo.processInfo.processName), (.appSettings, ProcessInfo.processInfo.processName),
      (.systemServices, ProcessInfo.processInfo.processName), (.appVisibility, ProcessInfo.processInfo.processName),
      (.appTermination, ProcessInfo.processInfo.processName),
    ]
    for (group, menu) in groups {
      let host = TestHost(size: CGSize(width: 900, height: 500)) {
        CommandBar(commands: [AnyCommands(CommandGroup(replacing: group) { Button("Entry") {} })])
      }
      try host.settle()
      #expect(host.exists(menu))
      host.close()
    }
  }
}
