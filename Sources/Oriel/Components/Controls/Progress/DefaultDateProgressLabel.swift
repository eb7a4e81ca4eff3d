import Foundation

/// The time that a progress view with an interval shows by itself. Mirrors SwiftUI's `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer

  public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown).monospacedDigit() }
}
