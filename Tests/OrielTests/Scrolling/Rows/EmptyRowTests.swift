import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Rows without content")
struct EmptyRowTests {
  private static let size = CGSize(width: 390, height: 600)

  private struct Page: View {
    enum Kind { case stack, list, form }
    let kind: Kind
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Switch") { isOn.toggle() }
        switch kind {
        case .stack: ScrollView { LazyVStack(spacing: 8) { rows } }
        case .list: List { rows }.listStyle(.plain)
        case .form: Form { Section { rows } }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      Text("One")
      if isOn { Text("Extra") }
      Text("Two")
      EmptyView()
      Group { if isOn { Text("More") } }
      Text("Three")
    }
  }

  private func distance(_ host: TestHost, _ first: String, _ second: String) throws -> CGFloat {
    let (first, second) = (try host.find(first).frame, try host.find(second).frame)
    return second.minY - first.minY
  }

  @Test("Rows without content occupy no space, initially and after their content was removed", arguments: [0, 1, 2])
  private func room(index: Int) throws {
    let kind = [Page.Kind.stack, .list, .form][index]
    let host = TestHost(size: Self.size) { Page(kind: kind) }
    let line = try distance(host, "One", "Two")
    #expect(try line < (kind == .stack ? 30 : 50) && abs(distance(host, "Two", "Three") - line) < 2)
    for _ in 0..<2 {
      try host.tap("Switch")
      try host.settle()
      #expect(try abs(distance(host, "One", "Two") - 2 * line) < 2)
      try host.tap("Switch")
      try host.settle()
      #expect(try abs(distance(host, "One", "Two") - line) < 2)
    }
  }

  @Test("A list shows only those of a thousand rows that have content")
  func filtered() throws {
    let host = TestHost(size: Self.size) {
      List { ForEach(0..<1000, id: \.self) { index in if index % 50 == 0 { Text("Row \(index)") } } }.listStyle(.plain)
    }
    try host.settle()
    #expect(try distance(host, "Row 0", "Row 50") < 50)
    #expect(try distance(host, "Row 200", "Row 250") < 50)
  }

  @MainActor
  private final class Record { var height: CGFloat = 0 }

  private struct Silent: View {
    @State private var isShown = false

    var body: some View { if isShown { Text("Never") } }
  }

  private struct Chat: View {
    var isTold = true
    let record: Record
    @State private var isTyping = false

    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(0..<25) { index in
                Color.blue.frame(height: index % 4 == 0 ? 60 : 20).overlay { Text("Row \(index)") }.id(index)
              }
              if !isTold { Silent() }
              if isTyping { Color.red.frame(height: 20).overlay { Text("Typing") } }
            }
          }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in record.height = new }
          .onAppear { proxy.scrollTo(24, anchor: .bottom) }
        }
        Button("Type") { isTyping.toggle() }.frame(height: 50)
      }
    }
  }

  /// Scrolls down, as far as the end.
  private func wheel(_ host: TestHost) throws {
    host.scroll(at: CGPoint(x: 150, y: 250), by: CGSize(width: 0, height: 200))
    try host.settle()
  }

  @Test("The content ends with its last row even if no row after it was ever built")
  func endAfterJump() throws {
    let record = Record()
    let host = TestHost(size: CGSize(width: 300, height: 550)) { Chat(record: record) }
    try host.settle()
    #expect(try abs(host.find("Row 24").frame.midY - 470) < 0.01)
    #expect(abs(record.height - 972) < 0.01)
    try wheel(host)
    #expect(try abs(host.find("Row 24").frame.midY - 470) < 0.01)
    try host.tap("Type")
    try host.settle()
    try wheel(host)
    #expect(try abs(host.find("Typing").frame.midY - 490) < 0.01)
    #expect(abs(record.height - 1000) < 0.01)
    try host.tap("Type")
    try host.settle()
    #expect(try abs(host.find("Row 24").frame.midY - 470) < 0.01)
    #expect(abs(record.height - 972) < 0.01)
  }

  @Test("A last row that turns out to be empty leaves no gap once it is visible")
  func silentEnd() throws {
    let record = Record()
    let host = TestHost(size: CGSize(width: 300, height: 550)) { Chat(isTold: false, record: record) }
    try host.settle()
    try wheel(host)
    #expect(try abs(host.find("Row 24").frame.midY - 470) < 0.01)
    #expect(abs(record.height - 972) < 0.01)
  }

  /// Counts the placements of its subview, and so the changes of its length.
  private struct Noting: Layout {
    final class Notes { var count = 0 }

    let notes: Notes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      notes.count += 1
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("Few passes find the rows with a height among thousands without one", arguments: [0, 1])
  func manyFlat(kind: Int) throws {
    let notes = Noting.Notes()
    let host = TestHost(size: Self.size) {
      ScrollView {
        Noting(notes: notes) {
          LazyVStack(spacing: 0) {
            ForEach(0..<3000, id: \.self) { index in
              if index == 2990 {
                Text("Found").frame(height: 40)
              } else if kind == 0 {
                Color.red.frame(height: 0)
              }
            }
          }
        }
      }
    }
    try host.settle()
    #expect(notes.count <= 20)
    #expect(try abs(host.find("Found").frame.midY - 20) < 0.5)
    #expect(host.messages.isEmpty)
  }

  @Test("Endlessly many rows without a height are left out, and this is reported once")
  func endlessFlat() throws {
    let host = TestHost(size: Self.size) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000_000, id: \.self) { index in if index < 0 { Text("Never") } } } }
    }
    try host.settle()
    #expect(host.messages.filter { $0.contains("almost no height") }.count == 1)
  }

  @Test("A card keeps its rounded corners if its last row is empty")
  func corners() throws {
    func picture(_ hasRow: Bool) throws -> [UInt8] {
      let host = TestHost(size: Self.size) {
        Form {
          Section {
            Text("One")
            if hasRow { EmptyView() }
            if hasRow, Self.size.width < 0 { Text("Never") }
          }
          Section { Text("Two") }
        }
      }
      try host.settle()
      return Array(host.snapshot().pngData)
    }
    #expect(try picture(true) == picture(false))
  }

  @Test("A separator is drawn the same whether the next row existed before or is inserted later")
  func separators() throws {
    let host = TestHost(size: Self.size) {
      List(0..<60, id: \.self) { Text("Row \($0)").frame(height: 60).listRowSeparator(.hidden, edges: .top) }.listStyle(.plain)
    }
    for _ in 0..<12 { host.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 50)) }
    try host.settle()
    let scrolled = host.snapshot().pngData
    host.graph.rootBox.invalidateDeeply()
    host.graph.enqueueLayout(host.graph.rootBox)
    host.render()
    #expect(scrolled == host.snapshot().pngData)
  }
}
