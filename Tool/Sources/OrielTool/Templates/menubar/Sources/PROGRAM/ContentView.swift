import SwiftUI

@MainActor @Observable
final class WorkTimer {
  private(set) var start: Date?

  var isRunning: Bool { start != nil }

  func toggle(now: Date = .now) { start = isRunning ? nil : now }
}

struct ContentView: View {
  let timer: WorkTimer

  var body: some View {
    VStack(spacing: 16) {
      if let start = timer.start {
        Text(start, style: .timer)
          .font(.largeTitle.monospacedDigit())
      } else {
        Text("Nothing is running")
          .foregroundStyle(.secondary)
      }
      Button(timer.isRunning ? "Stop" : "Start") { timer.toggle() }
        .buttonStyle(.borderedProminent)
    }
    .padding(20)
    .frame(width: 240)
  }
}

#Preview {
  ContentView(timer: WorkTimer())
}
