import SwiftUI

/// A button for another code, which counts the seconds down until it may be used.
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
