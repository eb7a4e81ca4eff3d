import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIKit's feedback generators")
struct UIFeedbackGeneratorTests {
  @Test("Feedback generators play the feedback of SwiftUI in the active window")
  func plays() throws {
    let host = TestHost {
      Button("Play") {
        let impact = UIImpactFeedbackGenerator(style: .soft)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        UISelectionFeedbackGenerator().selectionChanged()
      }
    }
    try host.tap("Play")
    #expect(
      host.sensoryFeedback == [
        .impact(flexibility: .soft), .impact(flexibility: .soft, intensity: 0.5), .impact, .error, .selection,
      ])
  }
}
