import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var title = "Places"
  var mode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var hasItem = true
  var log: [String] = []
  var background: Visibility = .automatic
}

private struct Listed: View {
  let model: Model

  var body: some View {
    NavigationStack {
      List(0..<60, id: \.self) { row in NavigationLink("Row \(row)") { Text("Detail \(row)").navigationTitle("Detail") } }
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(model.mode)
        .navigationBarHidden(model.isHidden)
        .toolbarBackground(model.background, for: .navigationBar)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.log.append("cancel") } }
          if model.hasItem { ToolbarItem(placement: .primaryAction) { Button("Add") { model.log.append("add") } } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") { model.log.append("left") }
            Spacer()
            Button("Right") { model.log.append("right") }
          }
        }
    }
  }
}

private struct Switchable: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Text("Content").toolbar { Toggle("Grid", systemImage: "square.grid.2x2", isOn: $isOn) }
    }
  }
}

@MainActor
@Suite("Navigation bars and bottom bars")
struct NavigationBarTests {
  private func make(_ size: CGSize = CGSize(width: 390, height: 700), safeArea: EdgeInsets = EdgeInsets()) -> (TestHost, Model) {
    let model = Model()
    return (TestHost(size: size, safeArea: safeArea) { Listed(model: model) }, model)
  }

  @Test("A toggle in a bar is a button that shows its state")
  func toggle() throws {
    let host = TestHost(size: CGSize(width: 390, height: 700)) { Switchable() }
    let toggle = try host.find("Grid")
    #expect(toggle.frame.width <= 44 && toggle.frame.minX > 300 && toggle.value == "0")
    let corner = (Int(toggle.frame.minX) + 6, Int(toggle.frame.midY))
    let ground = host.snapshot().pixel(corner.0, corner.1)
    try host.tap("Grid")
    try host.settle()
    #expect(try host.find("Grid").value == "1")
    host.pointerMove(to: CGPoint(x: 20, y: 400))
    try host.settle()
    #expect(host.snapshot().pixel(corner.0, corner.1) != ground)
  }

  @Test("Items are placed by their placement and run their actions")
  func items() throws {
    let (host, model) = make()
    let (cancel, add, left, right) = try (host.find("Cancel"), host.find("Add"), host.find("Left"), host.find("Right"))
    #expect(cancel.frame.maxX < 150 && add.frame.minX > 240 && cancel.frame.maxY <= 46 && add.frame.maxY <= 46)
    #expect(left.frame.maxX < 150 && right.frame.minX > 240 && left.frame.minY >= 654)
    for name in ["Cancel", "Add", "Left", "Right"] { try host.tap(name) }
    #expect(model.log == ["cancel", "add", "left", "right"])
    model.hasItem = false
    try host.settle()
    #expect(!host.exists("Add") && host.exists("Cancel"))
    model.hasItem = true
    try host.settle()
    #expect(host.exists("Add"))
  }

  @Test("Each screen has its own bars")
  func perScreen() throws {
    let (host, model) = make()
    try host.tap("Row 1")
    try host.settle()
    #expect(host.exists("Detail 1") && !host.exists("Add") && !host.exists("Left"))
    #expect(host.findAll(role: .isHeader).map(\.label) == ["Detail"])
    model.title = "Others"
    try host.settle()
    #expect(host.findAll(role: .isHeader).map(\.label) == ["Detail"])
    try host.tap("Back")
    try host.settle()
    #expect(host.findAll(role: .isHeader).map(\.label) == ["Others"])
  }

  @Test("A large title scrolls with the content, and then moves into the bar")
  func largeTitle() throws {
    let (host, _) = make()
    let large = try host.find("Places")
    #expect(large.frame.minY >= 46 && large.frame.height > 30)
    let row = try host.find("Row 0").frame
    #expect(row.minY >= 46 + 52)
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 30), rests: true)
    try host.settle()
    let moved = try host.find("Places")
    #expect(abs(moved.frame.minY - (large.frame.minY - 30)) < 1)
    #expect(abs(try host.find("Row 0").frame.minY - (row.minY - 30)) < 1)
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 200), rests: true)
    try host.settle()
    let small = try host.find("Places")
    #expect(small.frame.maxY <= 46 && small.frame.height < 30 && abs(small.frame.midX - 195) < 30)
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -500), rests: true)
    try host.settle()
    #expect(try host.find("Places").frame == large.frame)
  }

  @Test("An inline title is in the bar immediately, and a hidden bar has no title and takes no space")
  func modes() throws {
    let (host, model) = make(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    let before = try host.find("Row 0").frame
    #expect(try host.find("Cancel").frame.minY >= 20 && host.find("Left").frame.maxY <= 690)
    model.mode = .inline
    try host.settle()
    #expect(try host.find("Places").frame.maxY <= 66)
    #expect(abs(try host.find("Row 0").frame.minY - (before.minY - 52)) < 1)
    model.isHidden = true
    try host.settle()
    #expect(!host.exists("Places") && !host.exists("Cancel"))
    #expect(abs(try host.find("Row 0").frame.minY - (before.minY - 98)) < 1)
    #expect(host.exists("Left"))
  }

  @Test("The whole row of a link is pressable")
  func rows() throws {
    let (host, _) = make()
    let row = try host.find("Row 2").frame
    // The point is in the row beside the label.
    host.tap(at: CGPoint(x: row.minX - 6, y: row.midY))
    try host.settle()
    #expect(host.exists("Detail 2"))
  }

  @Test("Content scrolls under the bars, and ends above the bottom bar")
  func underBars() throws {
    let (host, _) = make()
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 20_000), rests: true)
    try host.settle()
    let last = try host.find("Row 59").frame
    #expect(last.maxY <= 654 && last.maxY > 560)
  }

  @Test("Content that doesn't scroll is below a large title")
  func fixedContent() throws {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      NavigationView {
        Color.red.accessibilityElement().accessibilityLabel("Red").navigationBarTitle("Fixed")
          .navigationBarItems(leading: Button("A") {}, trailing: Button("B") {})
      }
      .navigationViewStyle(.stack)
    }
    #expect(try host.find("Red").frame == CGRect(x: 0, y: 98, width: 390, height: 602))
    #expect(host.exists("A") && host.exists("B"))
  }

  @Test("A principal item replaces the title")
  func principal() throws {
    let host = TestHost(size: CGSize(width: 390, height: 700)) {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Principal") } }
          .toolbar { Button("Plain") {} }
      }
    }
    #expect(!host.exists("Title") && host.exists("Plain"))
    #expect(abs(try host.find("Principal").frame.midX - 195) < 20)
  }

  @Test("A link outside of a stack is disabled")
  func outside() {
    let host = TestHost { NavigationLink("Nowhere") { Text("There") } }
    #expect(host.findAll(label: "Nowhere").allSatisfy { !$0.isEnabled } && host.exists("Nowhere"))
    #expect(host.messages.isEmpty)
  }

  @Test("NavigationPath is encoded and decoded with its types")
  func codable() throws {
    var path = NavigationPath(["a", "b"])
    path.append(3)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let decoded = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(decoded == path && decoded.count == 3)
    struct Local: Hashable {}
    path.append(Local())
    #expect(path.codable == nil)
    path.removeLast(9)
    #expect(path.isEmpty)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["nothing", "1"]"#.utf8))
    }
  }
}
