import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Reset of gesture states")
struct GestureStateResetTests {
  private final class Log { var values: [CGSize] = [] }

  /// A view that follows a drag by its gesture state.
  private struct Dot: View {
    @GestureState private var offset: CGSize

    init(_ offset: GestureState<CGSize>) { _offset = offset }

    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityLabel("dot")
        .offset(offset)
        .gesture(DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation })
    }
  }

  /// Returns the distance of the dot from its initial position, in a window of 200 points.
  private func distance(_ host: TestHost) throws -> CGFloat { try host.find("dot").frame.minX - 90 }

  private func host(_ offset: GestureState<CGSize>) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) { Dot(offset) }
  }

  private func drag(_ host: TestHost) throws {
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.pointerMove(to: CGPoint(x: 130, y: 100))
    host.pointerMove(to: CGPoint(x: 140, y: 100))
    #expect(try distance(host) == 40)
  }

  @Test("A gesture state resets at once by default")
  func plain() throws {
    let host = host(GestureState(wrappedValue: .zero))
    try drag(host)
    host.pointerUp(at: CGPoint(x: 140, y: 100))
    #expect(try distance(host) == 0)
    host.close()
  }

  private func expectToGlideBack(_ host: TestHost, release: (CGPoint) -> Void) throws {
    try drag(host)
    release(CGPoint(x: 140, y: 100))
    #expect(try distance(host) > 35)
    host.advance(by: 0.5)
    #expect(try abs(distance(host) - 20) < 1.5)
    host.advance(by: 0.6)
    #expect(try distance(host) == 0)
    #expect(host.leftovers().isEmpty)
  }

  @Test(
    "A gesture state with a reset transaction resets by its animation, when the gesture ends and when it is canceled",
    arguments: [true, false])
  func transaction(_ ends: Bool) throws {
    let host = host(GestureState(wrappedValue: .zero, resetTransaction: Transaction(animation: .linear(duration: 1))))
    try expectToGlideBack(host) { if ends { host.pointerUp(at: $0) } else { host.pointerCancel(at: $0) } }
    host.close()
  }

  @Test("The reset closure receives the last value once and can set the animation", arguments: [true, false])
  func closure(_ ends: Bool) throws {
    let log = Log()
    let host = host(
      GestureState(wrappedValue: .zero) { value, transaction in
        log.values.append(value)
        transaction.animation = value.width > 30 ? .linear(duration: 1) : nil
      })
    try expectToGlideBack(host) { if ends { host.pointerUp(at: $0) } else { host.pointerCancel(at: $0) } }
    #expect(log.values == [CGSize(width: 40, height: 0)])
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 110, y: 100))
    #expect(log.values == [CGSize(width: 40, height: 0), CGSize(width: 10, height: 0)])
    #expect(try distance(host) == 0)
    host.close()
  }

  @Test("The GestureState attribute accepts a reset transaction or a reset closure")
  func attribute() throws {
    struct Page: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var slow = CGSize.zero
      @GestureState(reset: { _, transaction in transaction.animation = nil }) private var quick = CGSize.zero

      var body: some View {
        ZStack {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("dot").offset(slow)
          Color.red.frame(width: 20, height: 20).accessibilityLabel("quick").offset(quick)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($slow) { value, state, _ in state = value.translation }
            .updating($quick) { value, state, _ in state = value.translation })
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Page() }
    try drag(host)
    #expect(try host.find("quick").frame.minX == 130)
    host.pointerUp(at: CGPoint(x: 140, y: 100))
    #expect(try host.find("quick").frame.minX == 90)
    #expect(try distance(host) > 35)
    host.advance(by: 1.1)
    #expect(try distance(host) == 0)
    host.close()
  }
}
