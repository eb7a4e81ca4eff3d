import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct SimultaneousGestureTests {
  private func host(_ gesture: some Gesture) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) {
      Color.blue.frame(width: 100, height: 100).gesture(gesture).frame(width: 200, height: 200).coordinateSpace(.named("room"))
    }
  }

  @Test("An event that both gestures recognize is reported once, with the values of both")
  func oneEvent() {
    let journal = Journal()
    let host = host(
      DragGesture(minimumDistance: 0)
        .simultaneously(with: DragGesture(minimumDistance: 0, coordinateSpace: .named("room")))
        .onChanged { journal.note("changed \($0.first?.location.x ?? -1) \($0.second?.location.x ?? -1)") }
        .onEnded { journal.note("ended \($0.first?.location.x ?? -1) \($0.second?.location.x ?? -1)") })
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    #expect(journal.entries == ["changed 50.0 100.0"])
    host.pointerMove(to: CGPoint(x: 120, y: 100))
    #expect(journal.entries.last == "changed 70.0 120.0" && journal.entries.count == 2)
    host.pointerUp(at: CGPoint(x: 120, y: 100))
    #expect(journal.entries.last == "ended 70.0 120.0" && journal.entries.count == 3)
  }

  @Test("An event that three gestures recognize is reported once")
  func three() {
    let journal = Journal()
    let drag = DragGesture(minimumDistance: 0)
    let host = host(
      drag.simultaneously(with: drag.simultaneously(with: drag))
        .onChanged { journal.note($0.first != nil && $0.second?.first != nil && $0.second?.second != nil ? "changed" : "part") }
        .onEnded { journal.note($0.first != nil && $0.second?.first != nil && $0.second?.second != nil ? "ended" : "part") })
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100))
    #expect(journal.entries.first == "changed" && journal.entries.last == "ended")
    #expect(!journal.entries.contains("part") && journal.entries.count(where: { $0 == "ended" }) == 1)
  }

  @Test("A gesture that ends before the other one doesn't end the combination, whose end has the values of both")
  func oneEndsFirst() {
    let journal = Journal()
    let host = host(
      LongPressGesture(minimumDuration: 0.3).simultaneously(with: DragGesture(minimumDistance: 0))
        .onEnded { journal.note("ended \($0.first == true) \($0.second != nil)") })
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.advance(by: 0.5)
    #expect(journal.entries.isEmpty)
    host.pointerUp(at: CGPoint(x: 100, y: 100))
    #expect(journal.entries == ["ended true true"])
  }

  @Test("A gesture that fails doesn't delay the end of the other one")
  func oneFails() {
    let journal = Journal()
    let host = host(
      TapGesture(count: 2).simultaneously(with: DragGesture(minimumDistance: 0))
        .onEnded { journal.note("ended \($0.first != nil) \($0.second != nil)") })
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100))
    host.advance(by: 1)
    #expect(journal.entries == ["ended false true"])
  }

  @Test("A canceled pointer doesn't end the combination and resets its gesture state")
  func cancelled() {
    struct Pad: View {
      @GestureState private var isDown = false
      let journal: Journal

      var body: some View {
        Color(isDown ? .red : .blue)
          .accessibilityElement().accessibilityLabel(isDown ? "down" : "up")
          .gesture(
            DragGesture(minimumDistance: 0).simultaneously(with: DragGesture(minimumDistance: 0))
              .updating($isDown) { _, isDown, _ in isDown = true }
              .onEnded { _ in journal.note("ended") })
      }
    }
    let journal = Journal()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Pad(journal: journal) }
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.render()
    #expect(host.exists("down"))
    host.pointerCancel(at: CGPoint(x: 100, y: 100))
    host.render()
    #expect(host.exists("up") && journal.entries.isEmpty)
  }
}
