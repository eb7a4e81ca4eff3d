import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Tests grids, horizontal stacks, pinned headers, right-to-left layout and unusual positions of lazy containers.
@MainActor
@Suite("Lazy containers")
struct LazyContainerTests {
  private let middle = CGPoint(x: 150, y: 200)
  private let size = CGSize(width: 300, height: 400)

  private func cell(_ index: Int) -> some View { Text(verbatim: "Cell \(index)").frame(maxWidth: .infinity, minHeight: 50) }

  private func visible(_ host: TestHost, _ prefix: String, _ count: Int) -> [Int] {
    let window = CGRect(origin: .zero, size: host.size)
    return host.allElements.filter { $0.label.hasPrefix(prefix + " ") && $0.frame.intersects(window) }
      .compactMap { Int($0.label.dropFirst(prefix.count + 1)) }.filter { $0 < count }.sorted()
  }

  @Test("A grid builds the visible lines only, and jumps to its end")
  func grid() throws {
    let host = TestHost(size: size) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<1000) { cell($0) }
        }
      }
    }
    #expect(visible(host, "Cell", 1000) == Array(0..<24))
    #expect(try host.find("Cell 4").frame.midX == 150)
    #expect(try host.find("Cell 4").frame.midY == 75)
    host.press(.end)
    try host.settle()
    #expect(try host.find("Cell 999").frame.midY == 375)
    #expect(try host.find("Cell 999").frame.midX == 50)
    #expect(host.messages == [])
  }

  @Test("An adaptive grid has as many columns as fit, initially and after its width has changed")
  func adaptiveGrid() throws {
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
            ForEach(0..<1000) { cell($0) }
          }
        }
      }
    }
    #expect(visible(host, "Cell", 1000) == Array(0..<24))
    #expect(try host.find("Cell 4").frame.midX == 150)
    host.resize(to: CGSize(width: 450, height: 400))
    #expect(visible(host, "Cell", 1000) == Array(0..<40))
    #expect(try host.find("Cell 4").frame.midX == 405)
    #expect(try host.find("Cell 5").frame.midY == 75)
    host.resize(to: CGSize(width: 100, height: 400))
    #expect(visible(host, "Cell", 1000) == Array(0..<8))
    #expect(host.messages == [])
  }

  @Test("A horizontal grid fills each column from top to bottom")
  func horizontalGrid() throws {
    let host = TestHost(size: size) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(50), spacing: 0), count: 2), spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "Cell \($0)").frame(width: 100) }
        }
      }
    }
    #expect(visible(host, "Cell", 1000) == Array(0..<6))
    let (first, second, third) = (try host.find("Cell 0").frame, try host.find("Cell 1").frame, try host.find("Cell 2").frame)
    #expect(second.midY - first.midY == 50 && first.midX == second.midX)
    #expect(third.midX - first.midX == 100 && third.midY == first.midY)
    host.scroll(at: middle, by: CGSize(width: 250, height: 0))
    try host.settle()
    #expect(visible(host, "Cell", 1000).filter { (4..<12).contains($0) } == Array(4..<12))
  }

  @Test(
    "A horizontal stack builds the visible views only, in both layout directions", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontalStack(direction: LayoutDirection) throws {
    let host = TestHost(size: size, layoutDirection: direction) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "Cell \($0)").frame(width: 100 + CGFloat($0 % 3) * 10) } }
      }
    }
    let isMirrored = direction == .rightToLeft
    func start(_ index: Int) throws -> CGFloat {
      let frame = try host.find("Cell \(index)").frame
      return isMirrored ? 300 - frame.midX : frame.midX
    }
    #expect(try start(0) == 50)
    #expect(try start(1) == 155)
    #expect(visible(host, "Cell", 1000) == [0, 1, 2])
    var (last, seen) = (try start(2), 2)
    for _ in 0..<30 {
      host.scroll(at: middle, by: CGSize(width: isMirrored ? -70 : 70, height: 0))
      try host.settle()
      #expect(try abs(start(seen) - (last - 70)) < 0.01)
      seen = try #require(visible(host, "Cell", 1000).last)
      last = try start(seen)
    }
    #expect(seen > 20)
    #expect(host.messages == [])
  }

  // MARK: Sections

  private struct Sections: View {
    var pinned: PinnedScrollableViews

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<10) { row in Text(verbatim: "Row \(section).\(row)").frame(height: 40) }
            } header: {
              Text(verbatim: "Header \(section)").frame(height: 30)
            } footer: {
              Text(verbatim: "Footer \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  @Test("A pinned header stays at the top while its section scrolls by, and the next header pushes it out")
  func pinnedHeader() throws {
    let host = TestHost(size: size) { Sections(pinned: [.sectionHeaders]) }
    #expect(try host.find("Header 0").frame.midY == 15)
    host.scroll(at: middle, by: CGSize(width: 0, height: 200))
    try host.settle()
    #expect(try host.find("Header 0").frame.midY == 15)
    // A section is 450 points long.
    host.scroll(at: middle, by: CGSize(width: 0, height: 240))
    try host.settle()
    #expect(try host.find("Header 0").frame.midY == -5)
    #expect(try host.find("Header 1").frame.midY == 25)
    // Rows that scroll by without becoming visible are never measured; each row is measured in steps shorter than the viewport.
    for _ in 0..<21 {
      host.scroll(at: middle, by: CGSize(width: 0, height: 150))
      try host.settle()
    }
    #expect(try host.find("Header 7").frame.midY == -5)
    host.scroll(at: middle, by: CGSize(width: 0, height: -30))
    try host.settle()
    #expect(try host.find("Header 7").frame.midY == 15)
    #expect(host.messages == [])
  }

  @Test("A pinned footer stays at the bottom until its section ends above the bottom")
  func pinnedFooter() throws {
    let host = TestHost(size: size) { Sections(pinned: [.sectionFooters]) }
    #expect(try host.find("Footer 0").frame.midY == 390)
    host.scroll(at: middle, by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(try host.find("Footer 0").frame.midY == 340)
    #expect(try host.find("Footer 1").frame.midY == 390)
  }

  // MARK: Unusual positions

  @Test("A lazy stack outside of a scroll view is placed by its parent")
  func bare() throws {
    let host = TestHost(size: size) {
      VStack(spacing: 0) {
        Text("Above").frame(height: 100)
        LazyVStack(spacing: 0) { ForEach(0..<5) { Text(verbatim: "Row \($0)").frame(height: 40) } }
      }
    }
    #expect(try host.find("Row 4").frame.midY - host.find("Row 0").frame.midY == 160)
    #expect(try host.find("Above").frame.midY == 100)
    #expect(host.messages == [])
  }

  @Test("A vertical lazy stack in a horizontal scroll view is as wide as its rows")
  func across() throws {
    let host = TestHost(size: size) {
      ScrollView(.horizontal) {
        LazyVStack(spacing: 0) { ForEach(0..<5) { Text(verbatim: "Row \($0)").frame(width: 700, height: 40) } }
      }
    }
    #expect(try host.find("Row 1").frame.midX == 350)
    host.scroll(at: middle, by: CGSize(width: 1000, height: 0))
    try host.settle()
    #expect(try host.find("Row 1").frame.midX == -50)
    #expect(host.messages == [])
  }

  @Test("A lazy stack in a row of another lazy stack builds visible rows only")
  func nested() throws {
    let host = TestHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<3) { outer in
            LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "Row \(outer).\($0)").frame(height: 40) } }
          }
        }
      }
    }
    #expect(host.exists("Row 0.9"))
    #expect(!host.exists("Row 0.12"))
    #expect(host.liveNodeCount < 200)
    host.press(.end)
    try host.settle()
    #expect(try host.find("Row 2.999").frame.midY == 380)
    #expect(host.liveNodeCount < 200)
  }

  @Test("Distant rows are drawn exactly like the first ones")
  func farDown() throws {
    struct Far: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(showsIndicators: false) {
            LazyVStack(spacing: 0) {
              ForEach(0..<2_000_000_000) { index in
                HStack {
                  Text(verbatim: "Row").frame(height: 39)
                  Circle().fill(.red).frame(width: 13, height: 13)
                }
                .frame(height: 40).background(index % 2 == 0 ? Color.white : Color(white: 0.9))
                .accessibilityElement(children: .ignore).accessibilityLabel(String(index))
              }
            }
          }
          .onAppear { LazyContainerTests.proxy = proxy }
        }
      }
    }
    let host = TestHost(size: size) { Far() }
    let proxy = try #require(Self.proxy)
    proxy.scrollTo(100, anchor: .top)
    host.render()
    let near = host.snapshot()
    for target in [200_000_000, 1_999_999_000, 1_000_000_000, 1_234_567_890, 1_500_000_000] {
      let mark = host.liveNodeCount
      proxy.scrollTo(target, anchor: .top)
      host.render()
      #expect(try abs(host.find("\(target)").frame.midY - 20) < 0.001)
      let far = host.snapshot()
      #expect(far.pngData == near.pngData, "row \(target)")
      #expect(host.liveNodeCount < mark + 30)
      host.scroll(at: middle, by: CGSize(width: 0, height: 400))
      try host.settle()
      #expect(try abs(host.find("\(target + 10)").frame.midY - 20) < 0.001)
      host.scroll(at: middle, by: CGSize(width: 0, height: -400))
      try host.settle()
      #expect(try abs(host.find("\(target)").frame.midY - 20) < 0.001)
    }
    #expect(host.messages == [])
    Self.proxy = nil
  }
  static var proxy: ScrollViewProxy?
}
