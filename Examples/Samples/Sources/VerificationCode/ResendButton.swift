import SwiftUI

/// A button that requests another code. It is disabled during a countdown.
struct ResendButton: View {
  let sendDate: Date
  var delay: TimeInterval = 30
  let action: @MainActor () -> Void

  var body: some View {
    TimelineView(.periodic(from: sendDate, by: 1)) { context in
      let seconds = Int((delay - context.date.timeIntervalSince(sendDate)).rounded(.up))
      if seconds > 0 {
        Text("New code in \(seconds) s")
          .monospacedDigit()
          .foregroundStyle(.secondary)
      } else {
        Button("Send a New Code", action: action)
      }
    }
    .font(.callout)
  }
}
