import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Toolbar modifiers and split view styles")
struct ToolbarFormTests {
  private static let size = CGSize(width: 390, height: 600)

  private func title(_ mode: ToolbarTitleDisplayMode) throws -> CGRect {
    let host = TestHost(size: Self.size) {
      NavigationStack { Text(verbatim: "content").navigationTitle("Title").toolbarTitleDisplayMode(mode) }
    }
    try host.settle()
    defer { host.close() }
    return try host.find("Title").frame
  }

  @Test("toolbarTitleDisplayMode places the title in the bar, below it, or large in the bar")
  func displayMode() throws {
    let (inline, large, inlineLarge) = try (title(.inline), title(.large), title(.inlineLarge))
    #expect(inline.maxY <= 46 && abs(inline.midX - 195) < 2)
    #expect(large.minY >= 46)
    #expect(try title(.automatic) == large)
    #expect(inlineLarge.maxY <= 48 && inlineLarge.minX < 40 && inlineLarge.height > inline.height)
  }

  private struct Pushed: View {
    let role: ToolbarRole
    @State private var path = ["second"]

    var body: some View {
      NavigationStack(path: $path) {
        Text(verbatim: "root").navigationTitle("Root")
          .navigationDestination(for: String.self) { _ in
            Text(verbatim: "content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
          }
      }
    }
  }

  @Test("toolbarRole moves the title to the leading edge, and an editor's back button has no title")
  func role() throws {
    var frames: [(back: CGRect, title: CGRect)] = []
    for role in [ToolbarRole.automatic, .navigationStack, .browser, .editor] {
      let host = TestHost(size: Self.size) { Pushed(role: role) }
      try host.settle()
      frames.append(try (host.find("Back").frame, host.find("Title").frame))
      host.close()
    }
    #expect(abs(frames[0].title.midX - 195) < 2 && frames[0].title == frames[1].title)
    #expect(frames[2].title.minX < frames[0].title.minX - 10 && frames[2].back == frames[0].back)
    #expect(frames[3].title.minX < frames[2].title.minX && frames[3].back.width < frames[0].back.width)
  }

  private struct FromUntitled: View {
    let title: String?
    let role: ToolbarRole
    @State private var path = ["second"]

    var body: some View {
      NavigationStack(path: $path) {
        Group {
          if let title { Text(verbatim: "root").navigationTitle(title) } else { Text(verbatim: "root") }
        }
        .navigationDestination(for: String.self) { _ in Text(verbatim: "content").toolbarRole(role) }
      }
    }
  }

  @Test("The back button to a screen without a title has a default title")
  func untitled() throws {
    func width(_ title: String?, _ role: ToolbarRole = .automatic) throws -> CGFloat {
      let host = TestHost(size: Self.size) { FromUntitled(title: title, role: role) }
      try host.settle()
      let width = try host.find("Back").frame.width
      host.close()
      return width
    }
    #expect(try width(nil) == width("Back"))
    #expect(try width(nil) > width(nil, .editor) + 10)
  }

  @Test("toolbar(removing: .title) removes the title, and nil removes nothing")
  func removingTitle() throws {
    for kind in [ToolbarDefaultItemKind.title, nil] {
      let host = TestHost(size: Self.size) {
        NavigationStack { Text(verbatim: "content").navigationTitle("Title").toolbar(removing: kind) }
      }
      try host.settle()
      #expect(host.exists("Title") == (kind == nil))
      host.close()
    }
  }

  @Test("toolbar(removing: .sidebarToggle) removes the sidebar button")
  func removingToggle() throws {
    for removes in [true, false] {
      let host = TestHost(size: CGSize(width: 1000, height: 600)) {
        NavigationSplitView {
          List { Text(verbatim: "row") }.toolbar(removing: removes ? .sidebarToggle : nil)
        } detail: {
          Text(verbatim: "detail")
        }
      }
      try host.settle()
      #expect(host.exists("Sidebar") == !removes)
      host.close()
    }
  }

  private struct Renamed: View {
    @State private var title = "Before"

    var body: some View {
      NavigationStack { Button("Rename") { title = "After" }.navigationTitle($title) }
    }
  }

  @Test("A title from a binding follows the binding")
  func boundTitle() throws {
    let host = TestHost(size: Self.size) { Renamed() }
    try host.settle()
    #expect(host.exists("Before"))
    try host.tap("Rename")
    try host.settle()
    #expect(host.exists("After") && !host.exists("Before"))
    host.close()
  }

  private struct Named: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "undo", placement: .primaryAction) { Button("Undo") {} }
      ToolbarItem(id: "redo", placement: .primaryAction) { Button("Redo") {} }
    }
  }

  /// A wrapper that is a view, a toolbar's content or a scene, as its content is. Its state belongs to none of them.
  fileprivate struct Counting<Content> {
    @State private var count = 0
    let content: (Int, @escaping () -> Void) -> Content

    var body: Content { content(count) { count += 1 } }
  }

  @Test("A type whose conformances depend on its content can be the content of a toolbar, with a state")
  func wrapped() throws {
    let host = TestHost(size: Self.size) {
      NavigationStack {
        Counting { count, add in Button("View \(count)") { add() } }
          .toolbar { Counting { count, add in ToolbarItem { Button("Item \(count)") { add() } } } }
      }
    }
    try host.settle()
    try host.tap("Item 0")
    try host.tap("View 0")
    try host.tap("Item 1")
    #expect(host.exists("Item 2") && host.exists("View 1"))
    host.close()
  }

  @Test("toolbar(id:) shows items with ids")
  func named() throws {
    let host = TestHost(size: Self.size) {
      NavigationStack {
        Text(verbatim: "content").toolbar(id: "main") {
          ToolbarItem(id: "add") { Button("Add") {} }
          Named()
        }
      }
    }
    try host.settle()
    #expect(host.exists("Add") && host.exists("Undo") && host.exists("Redo"))
    #expect(ToolbarItem(id: "add") { Text(verbatim: "") }.id == "add")
    host.close()
  }

  @Test("A labeled group is a menu if the bar has no space for its items")
  func labelled() throws {
    for width in [700.0, 200.0] {
      let host = TestHost(size: CGSize(width: width, height: 600)) {
        NavigationStack {
          Text(verbatim: "content").toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
              ForEach(0..<4, id: \.self) { index in Button(action: {}) { Text(verbatim: "Item \(index)").fixedSize() } }
            } label: {
              Label("More", systemImage: "ellipsis")
            }
          }
        }
      }
      try host.settle()
      #expect(host.exists("Item 3") == (width > 300) && host.exists("More") == (width < 300))
      if width < 300 {
        try host.tap("More")
        try host.settle()
        #expect(host.exists("Item 3"))
      }
      host.close()
    }
  }

  private struct Split<S: NavigationSplitViewStyle>: View {
    let style: S

    var body: some View {
      NavigationSplitView {
        List { Text(verbatim: "row") }.navigationTitle("Folders")
      } detail: {
        Color.clear.overlay(alignment: .leading) { Text(verbatim: "detail") }.navigationTitle("Detail")
      }
      .navigationSplitViewStyle(style)
    }
  }

  @Test("navigationSplitViewStyle places the detail beside the sidebar, or keeps its size below the sidebar")
  func splitStyle() throws {
    let size = CGSize(width: 1000, height: 600)
    let balanced = TestHost(size: size) { Split(style: .balanced) }
    let automatic = TestHost(size: size) { Split(style: .automatic) }
    for host in [balanced, automatic] {
      try host.settle()
      #expect(try host.find("detail").frame.minX >= host.find("row").frame.maxX)
      host.close()
    }
    let host = TestHost(size: size) { Split(style: .prominentDetail) }
    try host.settle()
    #expect(!host.exists("row"))
    let before = try host.find("detail").frame
    try host.tap("Sidebar")
    try host.settle()
    #expect(try host.find("row").frame.minX < 200)
    #expect(try host.find("detail").frame == before)
    host.tap(at: CGPoint(x: 800, y: 400))
    try host.settle()
    #expect(!host.exists("row"))
    host.close()
  }

  private struct Selecting: View {
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $selection) { NavigationLink("Row \($0)", value: $0) }.navigationTitle("Folders with names")
      } detail: {
        Text(verbatim: "detail").navigationBarTitleDisplayMode(.inline).navigationTitle("D")
      }
    }
  }

  @Test("In a narrow window rows have chevrons, and the back button has the title of the previous column")
  func narrow() throws {
    let host = TestHost(size: Self.size) { Selecting() }
    try host.settle()
    let row = try host.find("Row a").frame
    let image = host.snapshot()
    let y = Int(row.midY)
    let hasChevron = (Int(row.maxX) - 40..<Int(row.maxX)).contains { x in
      (y - 4...y + 4).contains { image.pixel(x, $0) != image.pixel(x, y - 14) }
    }
    #expect(hasChevron)
    try host.tap("Row a")
    try host.settle()
    #expect(try host.find("Back").frame.width > 90)
    host.close()
  }
}

extension ToolbarFormTests.Counting: View where Content: View {}
extension ToolbarFormTests.Counting: ToolbarContent where Content: ToolbarContent {}
extension ToolbarFormTests.Counting: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
