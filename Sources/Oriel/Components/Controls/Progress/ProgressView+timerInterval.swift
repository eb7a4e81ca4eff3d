import Foundation

extension ProgressView {
  /// A time that passes by the window's clock: what is left of it, or what has passed. Before and after the interval nothing moves.
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
  /// A time that passes, with a label, and below it what is left or what has passed in figures. Mirrors SwiftUI's
  /// `init(timerInterval:countsDown:label:)`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
    }
  }

  /// A time that passes, and below it what is left or what has passed in figures. Mirrors SwiftUI's `init(timerInterval:countsDown:)`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
