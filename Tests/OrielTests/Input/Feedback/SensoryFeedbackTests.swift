import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Sensory feedback")
struct SensoryFeedbackTests {
  private struct Page: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .sensoryFeedback(.selection, trigger: count)
        .sensoryFeedback(.success, trigger: count) { old, new in new > old && new.isMultiple(of: 2) }
        .sensoryFeedback(trigger: count) { $1 == 3 ? .impact(weight: .heavy, intensity: 0.5) : nil }
    }
  }

  @Test("Feedback plays when its trigger changes and its condition holds, but not when the view appears")
  func triggers() throws {
    let host = TestHost { Page() }
    host.advance(by: 1)
    #expect(host.sensoryFeedback.isEmpty)
    try host.tap("Add")
    #expect(host.sensoryFeedback == [.selection])
    try host.tap("Add")
    #expect(host.sensoryFeedback.dropFirst() == [.selection, .success])
    try host.tap("Add")
    #expect(host.sensoryFeedback.suffix(2).contains(.impact(weight: .heavy, intensity: 0.5)))
    #expect(host.sensoryFeedback.count == 5)
  }

  @Test("Impacts differ by weight, flexibility and intensity, and one without a positive intensity plays nothing")
  func impacts() {
    #expect(SensoryFeedback.impact == .impact() && SensoryFeedback.impact(weight: .light) != .impact)
    #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: 4) == .impact(weight: .heavy))
    for intensity in [0, -1, Double.nan] { #expect(SensoryFeedback.impact(flexibility: .solid, intensity: intensity).pulses.isEmpty) }
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: 0.5).pulses == [SensoryFeedback.Pulse(0.5, 26)])
  }
}
