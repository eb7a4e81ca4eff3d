import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Column widths of split views")
struct SplitColumnWidthTests {
  private struct Pane: View {
    let name: String
    var body: some View { Color.gray.accessibilityElement().accessibilityLabel(Text(name)) }
  }

  private final class Runs { var count = 0 }

  private struct Counted: View {
    let runs: Runs
    var body: some View {
      let _ = runs.count += 1
      Pane(name: "sidebar")
    }
  }

  private func width(_ name: String, _ host: TestHost) throws -> CGFloat { try host.find(label: name).frame.width }

  private func three(width: CGFloat = 1000, layoutDirection: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: CGSize(width: width, height: 400), layoutDirection: layoutDirection) {
      NavigationSplitView {
        Pane(name: "sidebar").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      } content: {
        Pane(name: "content").navigationSplitViewColumnWidth(240)
      } detail: {
        Pane(name: "detail").navigationSplitViewColumnWidth(min: 300, ideal: 500)
      }
    }
  }

  @Test func `Columns have their ideal widths in the first frame`() throws {
    let host = three()
    #expect(try width("sidebar", host) == 200)
    #expect(try width("content", host) == 240)
    #expect(try width("detail", host) == 560)
    #expect(host.messages.isEmpty)
  }

  private final class Widths { var all: [CGFloat] = [] }

  @Test func `Content is never laid out in another width than its column's`() throws {
    let (widths, details) = (Widths(), Widths())
    let host = TestHost(size: CGSize(width: 1150, height: 400)) {
      NavigationSplitView {
        Pane(name: "sidebar").navigationSplitViewColumnWidth(200)
      } content: {
        Color.red
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            widths.all.append($0)
          }
          .navigationSplitViewColumnWidth(min: 280, ideal: 420)
      } detail: {
        Color.blue.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          details.all.append($0)
        }
      }
    }
    try host.settle()
    #expect(widths.all == [420])
    #expect(details.all == [530])
    #expect(host.messages.isEmpty)
  }

  private enum WidestKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Titles: View {
    @State private var width: CGFloat?

    var body: some View {
      List(["Emma", "Middlemarch"], id: \.self) { title in
        HStack(spacing: 0) {
          Text(title)
            .background {
              GeometryReader { geometry in Color.clear.preference(key: WidestKey.self, value: geometry.size.width) }
            }
            .frame(width: width, alignment: .leading)
          Color.green.frame(width: 190, height: 20)
        }
      }
      .onPreferenceChange(WidestKey.self) { width = $0 }
    }
  }

  @Test func `The widest title of a column's rows doesn't wrap`() throws {
    let host = TestHost(size: CGSize(width: 1150, height: 400)) {
      NavigationSplitView {
        Pane(name: "sidebar").navigationSplitViewColumnWidth(200)
      } content: {
        Titles().navigationSplitViewColumnWidth(min: 280, ideal: 420)
      } detail: {
        Pane(name: "detail")
      }
    }
    try host.settle()
    let (short, long) = (try host.find("Emma").frame, try host.find("Middlemarch").frame)
    #expect(long.width > 60)
    #expect(long.height == short.height)
  }

  @Test func `An edge is dragged within its limits, and the detail shrinks as a column grows`() throws {
    let host = three()
    host.hover(at: CGPoint(x: 201, y: 200))
    #expect(host.pointerShape == "ew-resize")
    host.drag(from: CGPoint(x: 201, y: 200), to: CGPoint(x: 241, y: 200))
    #expect(try width("sidebar", host) == 240)
    #expect(try width("content", host) == 240)
    #expect(try width("detail", host) == 520)
    host.drag(from: CGPoint(x: 240, y: 200), to: CGPoint(x: 900, y: 200))
    #expect(try width("sidebar", host) == 300)
    host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 5, y: 200))
    #expect(try width("sidebar", host) == 150)
    // A column of fixed width doesn't change.
    host.drag(from: CGPoint(x: 390, y: 200), to: CGPoint(x: 450, y: 200))
    #expect(try width("content", host) == 240)
  }

  @Test func `In a smaller window columns shrink to their minimum width before the detail does`() throws {
    let host = three(width: 720)
    #expect(try width("sidebar", host) == 180)
    #expect(try width("detail", host) == 300)
    host.resize(to: CGSize(width: 1000, height: 400))
    #expect(try width("sidebar", host) == 200)
  }

  @Test func `A column without a set width can be resized, and keeps its width while it is hidden`() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 400)) {
      NavigationSplitView {
        Pane(name: "sidebar")
      } detail: {
        Pane(name: "detail")
      }
    }
    #expect(try width("sidebar", host) == 260)
    host.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 320, y: 200))
    #expect(try width("sidebar", host) == 320)
    try host.tap("Sidebar")
    try host.settle()
    #expect(try width("detail", host) == 1000)
    #expect(host.findAll(label: "Divider").isEmpty)
    try host.tap("Sidebar")
    try host.settle()
    #expect(try width("sidebar", host) == 320)
    #expect(try host.find(label: "Divider").increment())
    try host.settle()
    #expect(try width("sidebar", host) == 330)
  }

  @Observable @MainActor
  final class Needs { var width: CGFloat? = 300 }

  private struct Needing: View {
    let needs: Needs
    var body: some View {
      List { Text("Row") }.frame(minWidth: needs.width).background(Pane(name: "sidebar"))
    }
  }

  @Test func `A column isn't narrower than the minimum width of its content`() throws {
    let needs = Needs()
    let host = TestHost(size: CGSize(width: 1000, height: 400)) {
      NavigationSplitView {
        Needing(needs: needs)
      } detail: {
        Pane(name: "detail")
      }
    }
    #expect(try width("sidebar", host) == 300)
    #expect(try width("detail", host) == 700)
    #expect(try host.find(label: "sidebar").frame.minX == 0)
    host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 220, y: 200))
    #expect(try width("sidebar", host) == 300)
    needs.width = 350
    try host.settle()
    #expect(try width("sidebar", host) == 350)
    #expect(host.messages.isEmpty)
  }

  @Test func `In right-to-left layout an edge follows the pointer`() throws {
    let host = three(layoutDirection: .rightToLeft)
    host.drag(from: CGPoint(x: 799, y: 200), to: CGPoint(x: 759, y: 200))
    #expect(try width("sidebar", host) == 240)
  }

  @Test func `A drag evaluates no column's content`() throws {
    let runs = Runs()
    let host = TestHost(size: CGSize(width: 1000, height: 400)) {
      NavigationSplitView {
        Counted(runs: runs)
      } detail: {
        Pane(name: "detail")
      }
    }
    let before = runs.count
    host.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 320, y: 200))
    #expect(try width("sidebar", host) == 320)
    #expect(runs.count == before)
  }

  @Test func `Nested split views have separate column widths`() throws {
    let host = TestHost(size: CGSize(width: 1400, height: 400)) {
      NavigationSplitView {
        Pane(name: "outer")
      } detail: {
        NavigationSplitView {
          Pane(name: "inner").navigationSplitViewColumnWidth(190)
        } detail: {
          Pane(name: "detail")
        }
      }
    }
    #expect(try width("outer", host) == 260)
    #expect(try width("inner", host) == 190)
  }

  @Test func `A narrow window shows one column without a divider, regardless of the widths`() throws {
    let host = three(width: 390)
    #expect(try width("sidebar", host) == 390)
    #expect(host.findAll(label: "Divider").isEmpty)
  }

  @Test(arguments: [-40, CGFloat.nan, .infinity]) func `An invalid width yields the default width`(_ wrong: CGFloat) throws {
    let host = TestHost(size: CGSize(width: 1000, height: 400)) {
      NavigationSplitView {
        Pane(name: "sidebar").navigationSplitViewColumnWidth(wrong)
      } detail: {
        Pane(name: "detail").navigationSplitViewColumnWidth(min: wrong, ideal: wrong, max: wrong)
      }
    }
    #expect(try width("sidebar", host) == 260)
    #expect(try width("detail", host) == 740)
  }
}
