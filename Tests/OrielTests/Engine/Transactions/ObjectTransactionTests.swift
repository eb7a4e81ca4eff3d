import Foundation
import OpenCombine
import OrielTesting
import Testing

@testable import Oriel

private final class Shelf: ObservableObject {
  @Published var opened = 0
  @Published var isWide = false

  /// Makes a change without an animation and then an animated one, like a model that counts and then moves.
  func open() {
    opened += 1
    withAnimation(.linear(duration: 1)) { isWide.toggle() }
  }

  func openAndCountAfterwards() {
    withAnimation(.linear(duration: 1)) { isWide.toggle() }
    opened += 1
  }
}

private struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Color.red.frame(width: shelf.isWide ? 200 : 100, height: 10)
    if shelf.isWide { Text("inside").transition(.move(edge: .leading)) }
  }
}

private struct ShelfRoom: View {
  @StateObject private var shelf = Shelf()
  @State private var visits = 0
  let opens: (Shelf) -> Void
  let countsVisits: Bool

  var body: some View {
    VStack(spacing: 0) {
      Button("Open") {
        if countsVisits { visits += 1 }
        opens(shelf)
      }
      Text("\(visits) visits, \(shelf.opened) times")
      ShelfView(shelf: shelf)
    }
    .frame(width: 300, height: 200)
  }
}

@MainActor
struct ObjectTransactionTests {
  /// Returns the width at which the shelf is drawn, in points.
  private func drawnWidth(_ host: TestHost) -> Int {
    let picture = host.snapshot()
    var widest = 0
    for y in 0..<picture.height {
      let reds = (0..<picture.width).filter {
        let pixel = picture.pixel($0, y)
        return pixel.red > 200 && pixel.green < 120 && pixel.blue < 120
      }
      widest = max(widest, reds.count)
    }
    return widest
  }

  @Test(
    "An animated change of an object is animated even if an unanimated change precedes it",
    arguments: [false, true])
  func aChangeBefore(countsVisits: Bool) throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { ShelfRoom(opens: { $0.open() }, countsVisits: countsVisits) }
    #expect(drawnWidth(host) == 100)
    try host.tap("Open")
    host.advance(by: 0.5)
    #expect((130...170).contains(drawnWidth(host)))
    #expect(host.exists(text: "1 times") && host.exists(text: countsVisits ? "1 visits" : "0 visits"))
    try host.settle()
    #expect(drawnWidth(host) == 200)
    #expect(host.exists("inside"))
    try host.tap("Open")
    host.advance(by: 0.5)
    #expect((130...170).contains(drawnWidth(host)))
    try host.settle()
    #expect(drawnWidth(host) == 100)
  }

  @Test("An animated change of an object is animated even if an unanimated change follows it")
  func aChangeAfter() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { ShelfRoom(opens: { $0.openAndCountAfterwards() }, countsVisits: false) }
    try host.tap("Open")
    host.advance(by: 0.5)
    #expect((130...170).contains(drawnWidth(host)))
    #expect(host.exists(text: "1 times"))
    try host.settle()
    #expect(drawnWidth(host) == 200)
  }

  @Test("A change of an object without an animation isn't animated")
  func noAnimation() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { ShelfRoom(opens: { $0.isWide.toggle() }, countsVisits: true) }
    try host.tap("Open")
    #expect(drawnWidth(host) == 200)
    try host.settle()
    try host.tap("Open")
    #expect(drawnWidth(host) == 100)
  }
}
