import Foundation

/// The default label for the current value of a progress view with an interval. Mirrors SwiftUI's `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer

  public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown).monospacedDigit() }
}
