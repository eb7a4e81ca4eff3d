import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  private struct Pulse: View {
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Text("a")
            .accessibilityIdentifier("a")
            .phaseAnimator([0, 100, 50]) { view, x in
              view.offset(x: CGFloat(x))
            } animation: { _ in
              .linear(duration: 0.5)
            }
        }
        Button("Away") { isThere = false }
      }
    }
  }

  @Test("A phase animator cycles through its phases, and leaves no work behind when it is removed")
  func aViewGoesThroughItsPhasesRoundAndRound() throws {
    let host = TestHost { Pulse() }
    let start = try host.find("a").frame.minX
    func x() throws -> CGFloat { try host.find("a").frame.minX - start }
    host.advance(by: 0.25)
    #expect(abs(try x() - 50) < 8)
    host.advance(by: 0.25)
    #expect(abs(try x() - 100) < 12)
    host.advance(by: 0.5)
    #expect(abs(try x() - 50) < 8)
    host.advance(by: 0.5)
    #expect(abs(try x()) < 12)
    host.advance(by: 0.5)
    #expect(abs(try x() - 100) < 16)
    try host.tap("Away")
    try host.settle()
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A trigger runs through the phases once and returns to the first phase")
  func aTriggerTakesItThroughOnceAndBack() throws {
    struct Bounce: View {
      @State private var count = 0
      @State private var seen: [Int] = []
      var body: some View {
        VStack {
          PhaseAnimator([0, 1, 2], trigger: count) { phase in
            Text(verbatim: "phase \(phase)")
          } animation: { _ in
            .linear(duration: 0.2)
          }
          Button("Go") { count += 1 }
        }
      }
    }
    let host = TestHost { Bounce() }
    host.advance(by: 1)
    #expect(host.exists("phase 0"))
    try host.tap("Go")
    #expect(host.exists("phase 1"))
    host.advance(by: 1)
    #expect(host.exists("phase 0"))
    #expect(host.messages.isEmpty)
    host.close()
  }

  @Test("Phases without an animation change within a few frames, and none is skipped")
  func phasesThatAnimateNothingLastAFrame() {
    let host = TestHost {
      Text("a").phaseAnimator([1, 2, 3]) { view, phase in
        view.accessibilityLabel(Text(verbatim: "phase \(phase)"))
      } animation: { _ in
        nil
      }
    }
    let shown = (0..<30).flatMap { _ in
      host.advance(by: TestHost.frameDuration)
      return (1...3).filter { host.exists("phase \($0)") }
    }
    #expect(shown.count == 30)
    let steps = zip(shown, shown.dropFirst()).map { ($1 - $0 + 3) % 3 }
    #expect(steps.filter { $0 == 1 }.count >= 10 && !steps.contains(2), "No phase persists, and none is skipped: \(shown)")
    #expect(host.messages.isEmpty)
    host.close()
  }
}
