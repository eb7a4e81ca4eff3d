import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Rows that show nothing")
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

  @Test("they take no room, from the start and after they went", arguments: [0, 1, 2])
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

  @Test("of a thousand rows those are there that show something")
  func filtered() throws {
    let host = TestHost(size: Self.size) {
      List { ForEach(0..<1000, id: \.self) { index in if index % 50 == 0 { Text("Row \(index)") } } }.listStyle(.plain)
    }
    try host.settle()
    #expect(try distance(host, "Row 0", "Row 50") < 50)
    #expect(try distance(host, "Row 200", "Row 250") < 50)
  }

  @Test("a card keeps its corners where its last row shows nothing")
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

  @Test("a line is the same whether the row after it was there or came later")
  func separators() throws {
    let host = TestHost(size: Self.size) {
      List(0..<60, id: \.self) { Text("Row \($0)").frame(height: 60).listRowSeparator(.hidden, edges: .top) }.listStyle(.plain)
    }
    for _ in 0..<12 { host.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 50)) }
    try host.settle()
    let scrolled = host.snapshot().pngData
    host.graph.rootBox.invalidateDeeply()
    host.graph.needFrame()
    host.render()
    #expect(scrolled == host.snapshot().pngData)
  }
}
