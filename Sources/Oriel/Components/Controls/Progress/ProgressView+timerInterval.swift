import Foundation

extension ProgressView {
  /// Creates a progress view for an interval of time by the window's clock, which shows the remaining or the elapsed time. Outside the
  /// interval, it doesn't change.
  ///
  /// Mirrors SwiftUI's `init(timerInterval:countsDown:label:currentValueLabel:)`.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(progress: .timer(timer), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for an interval of time, with a label above it and the remaining or elapsed time below it. Mirrors SwiftUI's
  /// `init(timerInterval:countsDown:label:)`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
    }
  }

  /// Creates a progress view for an interval of time, with the remaining or elapsed time below it. Mirrors SwiftUI's
  /// `init(timerInterval:countsDown:)`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
