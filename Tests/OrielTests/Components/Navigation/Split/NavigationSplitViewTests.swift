import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var selection: String?
  var visibility = NavigationSplitViewVisibility.automatic
}

private struct Counted: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}

private struct Split: View {
  @Bindable var model: Model

  var body: some View {
    NavigationSplitView(columnVisibility: $model.visibility) {
      List(["a", "b"], id: \.self, selection: $model.selection) { NavigationLink("Row \($0)", value: $0) }
        .navigationTitle("Sidebar")
    } detail: {
      VStack {
        Text(verbatim: "Detail \(model.selection ?? "none")")
        Counted(name: "count")
        NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }
      }
      .navigationTitle("Detail")
    }
  }
}

private struct Linked: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("View") { Counted(name: "shown") }
        NavigationLink("Other") { Text("Other view") }
      }
      Text("Nothing yet")
    }
  }
}

@MainActor
@Suite("NavigationSplitView")
struct NavigationSplitViewTests {
  private static let wide = CGSize(width: 1000, height: 700)
  private static let narrow = CGSize(width: 390, height: 700)

  @Test("The sidebar button is mirrored in right-to-left layout")
  func mirroredButton() throws {
    func dark(_ direction: LayoutDirection) throws -> [[Bool]] {
      let host = TestHost(size: Self.wide, layoutDirection: direction) {
        NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
          Color.clear
        } detail: {
          Color.clear
        }
      }
      let frame = try host.find("Sidebar").frame
      let snapshot = host.snapshot()
      return (Int(frame.minY)..<Int(frame.maxY)).map { y in
        (Int(frame.minX)..<Int(frame.maxX)).map { x in snapshot.pixel(x, y).red < 200 }
      }
    }
    func differences(_ one: [[Bool]], _ other: [[Bool]]) -> Int { zip(one.joined(), other.joined()).count { $0 != $1 } }
    let (left, right) = (try dark(.leftToRight), try dark(.rightToLeft))
    #expect(left.joined().contains(true))
    #expect(differences(left, right.map { $0.reversed() }) < differences(left, right))
  }

  @Test("In a wide window columns are side by side, and the detail follows the selection")
  func wide() throws {
    let model = Model()
    let host = TestHost(size: Self.wide) { Split(model: model) }
    #expect(try host.find("Row a").frame.maxX < 320 && host.find(text: "Detail none").frame.minX > 200)
    #expect(host.findAll(role: .isHeader).map(\.label).sorted() == ["Detail", "Sidebar"])
    try host.tap("Row b")
    try host.settle()
    #expect(model.selection == "b" && host.exists("Detail b") && host.exists("Row a"))
    try host.tap("Deeper")
    try host.settle()
    #expect(host.exists("Deep") && host.exists("Row a") && !host.exists("Detail b"))
    try host.tap("Back")
    try host.settle()
    model.visibility = .detailOnly
    try host.settle()
    #expect(!host.exists("Row a") && host.exists("Detail b"))
    try host.tap("Sidebar")
    try host.settle()
    #expect(host.exists("Row a") && model.visibility == .all)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("In a narrow window a selection shows the next column and Back the previous one, and columns keep their state across widths")
  func narrow() throws {
    let model = Model()
    let host = TestHost(size: Self.narrow) { Split(model: model) }
    #expect(host.exists("Row a") && !host.exists(text: "Detail none"))
    try host.tap("Row a")
    try host.settle()
    #expect(host.exists("Detail a") && !host.exists("Row a"))
    try host.tap(host.find(identifier: "count"))
    host.resize(to: Self.wide)
    try host.settle()
    #expect(try host.find(identifier: "count").label == "count 1")
    #expect(host.exists("Row a"))
    host.resize(to: Self.narrow)
    try host.settle()
    #expect(host.exists("Detail a") && !host.exists("Row a"))
    #expect(host.press(.escape))
    try host.settle()
    #expect(host.exists("Row a"))
    try host.tap("Row a")
    try host.settle()
    try host.tap("Back")
    host.advance(by: 0.1)
    #expect(model.selection == "a", "The removed screen shows the selection until its removal ends")
    try host.settle()
    #expect(host.exists("Row a") && !host.exists("Detail a"))
    #expect(model.selection == nil)
    host.resize(to: Self.wide)
    try host.settle()
    #expect(host.exists("Detail none"))
  }

  @Test("A selection during the way back is kept")
  func choiceOnTheWay() throws {
    let model = Model()
    let host = TestHost(size: Self.narrow) { Split(model: model) }
    try host.tap("Row a")
    try host.settle()
    try host.tap("Back")
    host.advance(by: 0.3)
    try host.tap("Row b")
    try host.settle()
    #expect(model.selection == "b" && host.exists("Detail b"))
  }

  @Test("A link in a column shows its screen in the next one", arguments: [1000.0, 390])
  func links(width: Double) throws {
    let host = TestHost(size: CGSize(width: width, height: 700)) { Linked() }
    #expect(host.exists("View") && host.exists("Nothing yet") == (width > 600))
    try host.tap("View")
    try host.settle()
    #expect(host.exists("shown") && host.exists("View") == (width > 600) && !host.exists("Nothing yet"))
    if width < 600 {
      try host.tap("Back")
      try host.settle()
    }
    try host.tap("Other")
    try host.settle()
    #expect(host.exists("Other view") && !host.exists("shown"))
  }

  @Test("A stack in a column has one back button, which leads to the previous column")
  func stackInside() throws {
    let host = TestHost(size: Self.narrow) {
      NavigationSplitView {
        List { NavigationLink("Row") { NavigationStack { Text("Inner").navigationTitle("Inner title") } } }
      } detail: {
        Text("None")
      }
    }
    try host.tap("Row")
    try host.settle()
    #expect(host.findAll(label: "Back").count == 1)
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Row"))
  }

  @Test("A narrow window begins with the detail of the selection, and with the sidebar if nothing is selected")
  func selectedBefore() throws {
    let model = Model()
    model.selection = "b"
    let host = TestHost(size: Self.narrow) { Split(model: model) }
    try host.settle()
    #expect(host.exists("Detail b") && !host.exists("Row a"))
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Row a") && model.selection == nil)
    host.resize(to: Self.wide)
    try host.settle()
    model.selection = "a"
    try host.settle()
    host.resize(to: Self.narrow)
    try host.settle()
    #expect(host.exists("Detail a") && !host.exists("Row a"))
    model.selection = nil
    let empty = TestHost(size: Self.narrow) { Split(model: model) }
    try empty.settle()
    #expect(empty.exists("Row a") && !empty.exists("Detail none"))
  }

  @Test("preferredCompactColumn takes precedence over the selection")
  func preferredBefore() throws {
    let host = TestHost(size: Self.narrow) {
      NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
        List(["A", "B"], id: \.self, selection: .constant("B" as String?)) { Text($0) }
      } detail: {
        Text("Shown")
      }
    }
    try host.settle()
    #expect(host.exists("A") && !host.exists("Shown"))
  }

  private struct TitledLinks: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Link") { Text("Content").navigationTitle("Linked") }
          NavigationLink("Another") { Text("More").navigationTitle("Other") }
          NavigationLink("Number", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("Seven").navigationTitle("The \($0)") }
      } detail: {
        Text("Store").navigationTitle("Shop")
      }
    }
  }

  @Test("A link's screen sets the column's and the window's title, and its row is marked as selected")
  func titles() throws {
    let host = TestHost(size: Self.wide) { TitledLinks() }
    try host.settle()
    #expect(host.windowTitle == "Shop" && host.findAll(role: .isSelected).isEmpty)
    for (row, title) in [("Link", "Linked"), ("Another", "Other"), ("Number", "The 7"), ("Link", "Linked")] {
      let middle = try host.find(row).center
      let plain = host.snapshot().pixel(Int(middle.x), Int(middle.y))
      try host.tap(row)
      host.hover(at: CGPoint(x: 900, y: 600))
      try host.settle()
      #expect(host.windowTitle == title)
      #expect(host.findAll(role: .isHeader).map(\.label) == [title])
      #expect(host.findAll(role: .isSelected).map(\.label) == [row])
      #expect(host.snapshot().pixel(Int(middle.x), Int(middle.y)) != plain)
    }
  }
}
