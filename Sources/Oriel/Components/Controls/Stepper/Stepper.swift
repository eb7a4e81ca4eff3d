import Foundation

/// A control that increments and decrements a value. Mirrors SwiftUI's `Stepper`.
///
/// A button that is held repeats its action. It is disabled at the end of a range.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  /// The accessibility value, or `nil` if only the program manages the value.
  private let value: String?
  /// The text of the value beside the buttons, or `nil` if the value isn't shown.
  private let text: Text?

  init(
    label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, value: String?, text: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.value = value
    self.text = text
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 8) {
        if let text { text.monospacedDigit().steppingBack().accessibilityHidden(true) }
        StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
          .accessibilityElement(children: .ignore)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityRemoveTraits(.isStaticText)
    .accessibilityRole(.stepper)
    .accessibilityValue(text ?? Text(verbatim: value ?? ""))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: increment?()
      case .decrement: decrement?()
      }
    }
  }
}

extension Stepper {
  /// Creates a stepper whose value the program manages. An action of `nil` disables its button. `onEditingChanged` is called with true when
  /// a press begins, and with false when it ends.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), increment: onIncrement, decrement: onDecrement, value: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value without bounds other than those of its type.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), increment: { value.wrappedValue = value.wrappedValue.stepped(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.stepped(by: step, back: true) }, value: "\(value.wrappedValue)",
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range. A step beyond a bound stops at the bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(back: Bool) {
      let new = value.wrappedValue.stepped(by: step, back: back)
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
    let current = value.wrappedValue
    self.init(
      label: label(), increment: current < bounds.upperBound ? { move(back: false) } : nil,
      decrement: current > bounds.lowerBound ? { move(back: true) } : nil, value: "\(current)", onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with actions for its buttons and a custom label.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a step and a custom label.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with bounds, a step and a custom label.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title and actions for its buttons.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title from a localized string resource and actions for its buttons.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with an unlocalized title and actions for its buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a localized title and a step.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a title from a localized string resource and a step.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with an unlocalized title and a step.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a localized title, bounds and a step.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a title from a localized string resource, bounds and a step.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with an unlocalized title, bounds and a step.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
