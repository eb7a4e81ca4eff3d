import Testing

@testable import OrielKit

@Suite struct PresentationPhaseTests {
  private func run(_ events: [PresentationPhase.Event]) -> (phase: PresentationPhase, effects: [PresentationPhase.Effect]) {
    var phase = PresentationPhase.waiting
    var dismissals = 0
    let effects = events.map { event in
      let effect = phase.handle(event, nextDismissal: dismissals + 1)
      if case .announceDismiss(let number) = effect { dismissals = number }
      return effect
    }
    return (phase, effects)
  }

  @Test("A modal appears, receives the dismissal, and is removed when its completion is called")
  func wholeLife() {
    let result = run([.appear, .dismiss, .complete(1)])
    #expect(result.effects == [.announcePresent, .announceDismiss(1), .remove])
    #expect(result.phase == .removed)
  }

  @Test("A modal that hasn't appeared is removed without a dismiss event")
  func unseen() {
    #expect(run([.dismiss]).effects == [.remove])
  }

  @Test("PH-19 The completion of a dismissal that is reverted has no effect")
  func turnedRound() {
    let result = run([.appear, .dismiss, .request, .complete(1), .dismiss, .complete(1), .complete(2)])
    #expect(result.effects == [.announcePresent, .announceDismiss(1), .announcePresent, .nothing, .announceDismiss(2), .nothing, .remove])
  }

  @Test("PH-20 A second dismissal and a second completion have no effect")
  func doubled() {
    let result = run([.appear, .dismiss, .dismiss, .complete(1), .complete(1), .discard])
    #expect(result.effects == [.announcePresent, .announceDismiss(1), .nothing, .remove, .nothing, .nothing])
  }

  @Test("For any order of events a modal is removed at most once, and its present and dismiss events alternate")
  func randomEvents() {
    let events: [PresentationPhase.Event] = [.request, .appear, .dismiss, .complete(1), .complete(2), .discard]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let result = run((0..<12).map { _ in events.randomElement(using: &generator)! })
      #expect(result.effects.filter { $0 == .remove }.count <= 1)
      let announcements = result.effects.filter { $0 != .nothing && $0 != .remove }
      for (index, effect) in announcements.enumerated() { #expect((effect == .announcePresent) == index.isMultiple(of: 2)) }
    }
  }
}
