import Foundation
import Oriel
import OrielTesting
import Testing

private struct Page: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      DisclosureGroup("Bound", isExpanded: $isOpen) { Text("bound content") }
      DisclosureGroup("Own") { Text("own content") }
      Text(verbatim: "\(isOpen)").accessibilityIdentifier("state")
    }
  }
}

private struct Place: Identifiable {
  let id: String
  var children: [Place]?

  static let all = [
    Place(id: "North", children: [Place(id: "Harlingen"), Place(id: "Islands", children: [Place(id: "Texel")])]),
    Place(id: "Nowhere", children: []), Place(id: "Alone"),
  ]
}

private struct Outline: View {
  @State private var selection: String?

  var body: some View {
    VStack {
      List(Place.all, children: \.children, selection: $selection) { place in Text(place.id) }
      Text(verbatim: selection ?? "none").accessibilityIdentifier("selection")
    }
  }
}

private enum Item: Hashable {
  case place(String)
  case group
}

private struct TaggedRows: View {
  @State private var item: Item?

  var body: some View {
    VStack {
      List(selection: $item) {
        OutlineGroup(Place.all, children: \.children) { Text($0.id).tag(Item.place($0.id)) }
        DisclosureGroup {
          Text("inside")
        } label: {
          Text("Tagged").tag(Item.group)
        }
      }
      Text(verbatim: item.map { "\($0)" } ?? "none").accessibilityIdentifier("selection")
    }
  }
}

@MainActor
@Suite("Disclosure groups")
struct DisclosureGroupTests {
  @Test func aPressShowsTheContentAndASecondPressHidesIt() throws {
    let host = TestHost { Page() }
    #expect(try host.find("Bound").isExpanded == false)
    #expect(!host.exists("bound content"))
    try host.tap("Bound")
    #expect(host.exists("bound content"))
    #expect(try host.find("state").label == "true")
    #expect(try host.find("Bound").isExpanded == true)
    try host.tap("Own")
    #expect(host.exists("own content"))
    try host.tap("Bound")
    host.advance(by: 1)
    #expect(!host.exists("bound content"))
    #expect(host.exists("own content"))
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test func theViewsBelowMoveWithTheAnimation() throws {
    let host = TestHost { Page() }
    let start = try host.find("Own").frame.minY
    let from = try host.find("Bound").frame.minY
    try host.tap("Bound")
    host.advance(by: 0.05)
    let between = try host.find("Own").frame.minY - host.find("Bound").frame.minY
    host.advance(by: 1)
    let end = try host.find("Own").frame.minY - host.find("Bound").frame.minY
    #expect(between > start - from && between < end)
    host.close()
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func arrowKeysExpandAndCollapseInReadingDirection(_ direction: LayoutDirection) throws {
    let host = TestHost(layoutDirection: direction) { Page() }
    let (forwards, backwards): (KeyEquivalent, KeyEquivalent) =
      direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
    host.press(.tab)
    #expect(try host.find("Bound").isFocused)
    host.press(forwards)
    #expect(host.exists("bound content"))
    host.press(forwards)
    #expect(host.exists("bound content"))
    host.press(backwards)
    host.advance(by: 1)
    #expect(!host.exists("bound content"))
    host.press(.space)
    #expect(host.exists("bound content"))
    host.close()
  }

  @Test func theContentIsBuiltWhenItIsFirstShown() throws {
    var made = 0
    let host = TestHost {
      DisclosureGroup("Group") {
        let _ = made += 1
        Text("content")
      }
    }
    #expect(made == 0)
    try host.tap("Group")
    #expect(made == 1)
    host.close()
  }

  @Test func inAListTheContentViewsAreRows() throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      List {
        DisclosureGroup("Group") {
          Text("first")
          Text("second")
        }
        Text("after")
      }
    }
    let before = try host.find("after").frame.minY
    try host.tap("Group")
    host.advance(by: 1)
    let (first, second, after) = (try host.find("first").frame, try host.find("second").frame, try host.find("after").frame)
    #expect(first.maxY < second.minY && second.maxY < after.minY)
    #expect(abs(after.minY - before - 2 * (second.minY - first.minY)) < 0.5)
    #expect(try first.minX > host.find("Group").frame.minX)
    host.close()
  }

  @Test func inAListAGroupExpandsInsideAnother() throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      List {
        DisclosureGroup("Outer") {
          DisclosureGroup("Inner") { Text("content") }
          Text("beside")
        }
      }
    }
    try host.tap("Outer")
    host.advance(by: 1)
    #expect(!host.exists("content"))
    try host.tap("Inner")
    host.advance(by: 1)
    let (inner, content, beside) = (try host.find("Inner").frame, try host.find("content").frame, try host.find("beside").frame)
    #expect(inner.maxY < content.minY && content.maxY < beside.minY)
    #expect(content.minX > inner.minX)
    try host.tap("Inner")
    host.advance(by: 1)
    #expect(!host.exists("content"))
    #expect(try host.find("beside").frame.minY < content.maxY)
    host.close()
  }

  @Test func theGroupsOfAHierarchicalListExpandAtEachLevel() throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) { List(Place.all, children: \.children) { Text($0.id) } }
    try host.tap("North")
    host.advance(by: 1)
    #expect(host.exists("Islands") && !host.exists("Texel"))
    try host.tap("Islands")
    host.advance(by: 1)
    #expect(host.exists("Texel"))
    host.close()
  }

  @Test func anOutlineExpandsGroupByGroup() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      VStack { OutlineGroup(Place.all, children: \.children) { Text($0.id) } }
    }
    #expect(host.exists("Alone"))
    #expect(!host.exists("Harlingen"))
    try host.tap("North")
    host.advance(by: 1)
    #expect(host.exists("Harlingen") && !host.exists("Texel"))
    try host.tap("Islands")
    host.advance(by: 1)
    #expect(host.exists("Texel"))
    #expect(try host.find("Nowhere").isExpanded == false)
    #expect(try host.find("Alone").isExpanded == nil)
    host.close()
  }

  @Test func outlineRowsAreSelectableAndTheirArrowsExpandThem() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Outline() }
    try host.tap("North")
    #expect(try host.find("selection").label == "North")
    #expect(!host.exists("Harlingen"))
    try #require(host.findAll(label: "Expand").first).activate()
    host.advance(by: 1)
    #expect(host.exists("Harlingen"))
    try host.tap("Harlingen")
    #expect(try host.find("selection").label == "Harlingen")
    host.close()
  }

  private struct Sidebar: View {
    @State private var selection: String?

    var body: some View {
      List(Place.all, children: \.children, selection: $selection) { place in
        Text(place.id)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(place.id)
      }
      .listStyle(.sidebar)
      .environment(\.defaultMinListRowHeight, 1)
    }
  }

  @Test func groupRowsAreAsHighAsOthersAndTheirLabelsFillTheRow() throws {
    let host = TestHost(size: CGSize(width: 200, height: 600)) { Sidebar() }
    let labels = try ["North", "Nowhere", "Alone"].map { try host.find(identifier: $0).frame }
    try #require(host.findAll(label: "Expand").count == 2)
    #expect(abs(labels[1].midY - labels[0].midY - (labels[2].midY - labels[1].midY)) < 0.5)
    // The arrow takes 12 points, and 8 before it.
    #expect(abs(labels[2].maxX - labels[0].maxX - 20) < 0.5)
    let arrow = try #require(host.findAll(label: "Expand").first).frame
    #expect(arrow.width >= 28 && arrow.height >= 28)
    host.tap(at: CGPoint(x: arrow.minX + 2, y: arrow.midY))
    host.advance(by: 1)
    #expect(host.exists("Harlingen"))
    host.close()
  }

  @Test func rowsHaveTheTagsOfTheirContent() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { TaggedRows() }
    try host.tap("Alone")
    #expect(try host.find("selection").label == #"place("Alone")"#)
    try host.tap("North")
    #expect(try host.find("selection").label == #"place("North")"#)
    try host.tap("Tagged")
    #expect(try host.find("selection").label == "group")
    #expect(!host.exists("inside"))
    host.close()
  }
}
