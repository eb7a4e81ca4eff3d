import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Toolbars in bars that are too narrow")
struct ToolbarOverflowTests {
  /// A screen, or a window without a stack, whose bar has items with a width of 36 points each, 38 with the spacing.
  private struct Screen: View {
    var count: Int
    var placement: ToolbarItemPlacement = .topBarTrailing
    var isInStack = true
    var title = ""
    @State private var pressed = "none"

    var body: some View { if isInStack { NavigationStack { content } } else { content } }

    private var content: some View {
      Text(verbatim: "Pressed \(pressed)")
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: placement) {
            ForEach(0..<count, id: \.self) { index in
              Button("Item \(index)", systemImage: "star") { pressed = "\(index)" }
            }
          }
        }
    }
  }

  private func host(width: CGFloat, _ view: some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 600)) { view }
    try host.settle()
    return host
  }

  /// Returns the numbers of the items that are in the bar.
  private func inBar(_ host: TestHost) -> [Int] {
    host.findAll(role: .isButton).filter { $0.label.hasPrefix("Item ") && ($0.frame.maxY <= 46 || $0.frame.minY >= 554) }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap { Int($0.label.dropFirst(5)) }
  }

  @Test(
    "Items that don't fit are in a menu at the end of the bar, in their order, and act",
    arguments: [(ToolbarItemPlacement.topBarTrailing, true), (.topBarTrailing, false), (.bottomBar, true), (.bottomBar, false)])
  func menu(placement: ToolbarItemPlacement, isInStack: Bool) throws {
    let host = try host(width: 300, Screen(count: 12, placement: placement, isInStack: isInStack))
    let shown = inBar(host)
    #expect(shown == Array(0..<shown.count) && shown.count >= 5 && shown.count <= 7)
    let frames = host.findAll(role: .isButton).map(\.frame).sorted { $0.minX < $1.minX }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 })
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 300 } && frames.count == shown.count + 1)
    #expect(try host.find("More").frame == frames.last)
    try host.tap("More")
    try host.settle()
    let entries = try (shown.count..<12).map { try host.find("Item \($0)").frame }
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 } && entries.allSatisfy { $0.width > 100 })
    try host.tap("Item 11")
    try host.settle()
    #expect(host.exists("Pressed 11") && inBar(host) == shown)
    #expect(host.messages == [])
    host.close()
    #expect(host.leftovers() == [])
  }

  @Test("Items move into the menu and back while the window is resized", arguments: [ToolbarItemPlacement.topBarTrailing, .bottomBar])
  func resizing(placement: ToolbarItemPlacement) throws {
    let host = try host(width: 700, Screen(count: 10, placement: placement))
    #expect(inBar(host) == Array(0..<10) && !host.exists("More"))
    var counts: [Int] = []
    for width in Array(stride(from: 690.0, through: 60, by: -10)) + Array(stride(from: 70.0, through: 700, by: 10)) {
      host.resize(to: CGSize(width: width, height: 600))
      try host.settle()
      let shown = inBar(host)
      #expect(shown == Array(0..<shown.count) && host.exists("More") == (shown.count < 10), "\(width)")
      counts.append(shown.count)
    }
    let (narrower, wider) = (counts.prefix(64), counts.dropFirst(64))
    #expect(zip(narrower, narrower.dropFirst()).allSatisfy { $0 >= $1 } && zip(wider, wider.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(counts.min() == 1 && counts.last == 10)
    host.close()
  }

  @Test("An item that the menu replaces isn't reached by keys and isn't announced")
  func keys() throws {
    let host = try host(width: 200, Screen(count: 8))
    let shown = inBar(host).count
    var visited: Set<String> = []
    for _ in 0..<12 {
      host.press(.tab)
      if let focus = host.allElements.filter(\.isFocused).last?.label { visited.insert(focus) }
    }
    #expect(visited == Set((0..<shown).map { "Item \($0)" } + ["More"]))
    host.close()
  }

  @Test("The title keeps the space of a short one, and a leading item its own")
  func title() throws {
    let host = try host(
      width: 360,
      NavigationStack {
        Text("Base").navigationTitle("A rather long title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
            ToolbarItemGroup { ForEach(0..<8) { Button("Item \($0)", systemImage: "star") {} } }
          }
      })
    let (leading, title) = try (host.find("Leading").frame, host.find("A rather long title").frame)
    let items = host.findAll(role: .isButton).filter { $0.label != "Leading" }.map(\.frame.minX)
    #expect(leading.width > 60 && title.width > 40 && title.minX >= leading.maxX)
    #expect(items.allSatisfy { $0 >= title.maxX })
    host.close()
  }

  @Test("Items with a lower priority move first, and the confirming one stays")
  func priorities() throws {
    let host = try host(
      width: 900,
      NavigationStack {
        Text("Base").toolbar {
          ToolbarItem { Button("Low", systemImage: "star") {} }.visibilityPriority(.low)
          ToolbarItem { Button("First", systemImage: "star") {} }
          ToolbarItem { Button("High", systemImage: "star") {} }.visibilityPriority(.high)
          ToolbarItem { Button("Second", systemImage: "star") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      })
    let names = ["Low", "First", "High", "Second", "Done"]
    var order: [String] = []
    for width in stride(from: 900.0, through: 90, by: -10) {
      host.resize(to: CGSize(width: width, height: 600))
      try host.settle()
      order += names.filter { !host.exists($0) && !order.contains($0) }
    }
    #expect(order.prefix(3) == ["Low", "Second", "First"])
    #expect(host.exists("High") != host.exists("Done"), "One item stays")
    host.close()
  }

  @Test("The menu contains the items of all toolbars that don't fit, before the secondary actions, with the environment of their toolbar")
  func severalToolbars() throws {
    struct Named: View {
      let title: String
      @Environment(\.locale) private var locale

      var body: some View { Button("\(title) \(locale.identifier)", systemImage: "star") {} }
    }
    let host = try host(
      width: 240,
      NavigationStack {
        Text("Base")
          .toolbar {
            ToolbarItemGroup { ForEach(0..<5) { Named(title: "Inner \($0)") } }
            ToolbarItem(placement: .secondaryAction) { Named(title: "Second") }
          }
          .environment(\.locale, Locale(identifier: "fr"))
          .toolbar {
            ToolbarItem { Named(title: "Outer") }
            ToolbarItem(placement: .secondaryAction) { Named(title: "First") }
          }
          .environment(\.locale, Locale(identifier: "de"))
      })
    #expect(host.exists("Outer de") && host.exists("Inner 0 fr") && !host.exists("Inner 4 fr"))
    #expect(host.findAll(label: "More").count == 1)
    try host.tap("More")
    try host.settle()
    let entries = try ["Inner 4 fr", "First de", "Second fr"].map { try host.find($0).frame }
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 })
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("Inner 4 fr") && !host.exists("First de"))
    host.close()
    #expect(host.leftovers() == [])
  }

  @Test("A toolbar that is added or removed while the menu is open changes its entries")
  func changesWhileOpen() throws {
    struct Changing: View {
      @State private var hasSecond = false

      var body: some View {
        VStack {
          if hasSecond {
            Text("Content").toolbar { ToolbarItem(placement: .secondaryAction) { Button("Second") {} } }
          }
        }
        .toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Switch") { hasSecond.toggle() }.menuActionDismissBehavior(.disabled) }
        }
      }
    }
    let host = try host(width: 390, NavigationStack { Changing() })
    try host.tap("More")
    try host.settle()
    for isThere in [true, false, true] {
      try host.tap("Switch")
      try host.settle()
      #expect(host.exists("Second") == isThere)
    }
    host.close()
    #expect(host.leftovers() == [])
  }

  @Test("A group with a label becomes a menu with the label before other items move, and spaces aren't in the menu")
  func groups() throws {
    let host = try host(
      width: 300,
      NavigationStack {
        Text("Base").toolbar {
          ToolbarItem { Button("Alone", systemImage: "star") {} }
          ToolbarSpacer()
          ToolbarItemGroup {
            ForEach(0..<6) { Button("Grouped \($0)", systemImage: "star") {} }
          } label: {
            Label("Group", systemImage: "folder")
          }
        }
      })
    #expect(host.exists("Alone") && host.exists("Group") && !host.exists("Grouped 0") && !host.exists("More"))
    host.close()
  }
}
