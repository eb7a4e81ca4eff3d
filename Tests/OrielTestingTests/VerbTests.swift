import Foundation
import Oriel
import OrielTesting
import Testing

private struct Board: View {
  @State private var dropped = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 50).accessibilityLabel("source").draggable("it")
      Color.blue.frame(width: 50, height: 50).accessibilityLabel("target").dropDestination(for: String.self) { items, _ in
        dropped = items.joined()
        return true
      }
      Text(verbatim: "dropped \(dropped)")
      Color.green.frame(width: 50, height: 50).accessibilityLabel("far").offset(x: 500)
      ZStack {
        Color.gray.frame(width: 50, height: 50).accessibilityLabel("below")
        Color.white.frame(width: 60, height: 60).accessibilityLabel("above")
      }
    }
  }
}

private struct Pad: View {
  @State private var done: [String] = []

  var body: some View {
    VStack {
      Text("once").frame(width: 100, height: 40).contentShape(Rectangle())
        .gesture(TapGesture().modifiers(.shift).onEnded { done.append("shifted") })
      Text("twice").frame(width: 100, height: 40).contentShape(Rectangle()).onTapGesture(count: 2) { done.append("double") }
      Text("long").frame(width: 100, height: 40).contentShape(Rectangle()).onLongPressGesture { done.append("long") }
      Text("pulled").frame(width: 100, height: 40).contentShape(Rectangle())
        .gesture(DragGesture().onEnded { done.append("drag \($0.translation.width)") })
      Text("under").frame(width: 100, height: 40).contentShape(Rectangle()).onHover { if $0 { done.append("hover") } }
      Text(verbatim: "done \(done.joined(separator: ", "))")
    }
  }
}

@MainActor
struct VerbTests {
  private static let size = CGSize(width: 300, height: 300)

  @Test func `drag(_:onto:) drops on a reachable target, and throws an error for a covered target or one outside the window`() throws {
    let host = TestHost(size: Self.size) { Board() }
    #expect(#expect(throws: HostError.self) { try host.drag("source", onto: "far") }?.reason == .outsideWindow)
    #expect(#expect(throws: HostError.self) { try host.drag("source", onto: "below") }?.reason == .covered)
    #expect(host.exists("dropped nothing"))
    try host.drag(host.find("source"), onto: host.find("target"))
    try host.settle()
    #expect(host.exists("dropped it"))
    host.close()
  }

  @Test func `drop(_:on:) throws an error for a covered target and for one outside the window`() throws {
    let host = TestHost(size: Self.size) { Board() }
    #expect(#expect(throws: HostError.self) { try host.drop([], on: "far") }?.reason == .outsideWindow)
    #expect(#expect(throws: HostError.self) { try host.drop([], on: "below") }?.reason == .covered)
    host.close()
  }

  @Test func `scroll(_:by:) scrolls an element in the window, and throws an error for one outside of it`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "Row \($0)").frame(height: 40) } }
      }
    }
    #expect(#expect(throws: HostError.self) { try host.scroll("Row 9", by: CGSize(width: 0, height: 10)) }?.reason == .outsideWindow)
    let row = try host.find("Row 1")
    #expect(try host.scroll(row, by: CGSize(width: 0, height: 80)))
    try host.settle()
    let moved = try host.find("Row 1")
    #expect(moved.frame.minY < row.frame.minY)
    host.close()
  }

  @Test func `Elements can be tapped, held, dragged and hovered over, as names can`() throws {
    let host = TestHost(size: Self.size) { Pad() }
    try host.tap("once")
    try host.tap("once", modifiers: .shift)
    try host.tap(host.find("once"), modifiers: .shift)
    try host.doubleTap(host.find("twice"))
    try host.longPress(host.find("long"))
    try host.drag(host.find("pulled"), by: CGSize(width: 30, height: 0))
    try host.hover(host.find("under"))
    host.advance(by: 0.1)
    let done = try host.find(text: "done")
    #expect(done.label == "done shifted, shifted, double, long, drag 30.0, hover")
    host.close()
  }
}
