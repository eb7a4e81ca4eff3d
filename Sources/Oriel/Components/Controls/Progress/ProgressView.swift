import Foundation

/// A view that shows the progress of a task, or that a task is running. Mirrors SwiftUI's `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let progress: ProgressValue
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(progress: ProgressValue, label: Label, currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      progress: progress,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)))
    style.body(configuration)
      .accessibilityElement(children: .combine)
      .accessibilityRemoveTraits(.isStaticText)
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityRole(.progress)
      .modifier(ProgressValueModifier(fraction: progress.fraction))
  }
}

/// The progress of a task.
enum ProgressValue {
  case unknown
  /// A fraction in 0...1.
  case fraction(Double)
  case timer(ProgressTimer)

  init(_ fraction: Double?) { self = fraction.map { .fraction($0) } ?? .unknown }

  var fraction: Double? { if case .fraction(let fraction) = self { fraction } else { nil } }
}

/// A modifier that provides the accessibility value, if the progress is known.
private struct ProgressValueModifier: ViewModifier {
  let fraction: Double?

  func body(content: Content) -> some View {
    if let fraction {
      content.accessibilityValue(Text(percent: fraction))
        .accessibilityRange(AccessibilityRange(value: fraction))
    } else {
      content
    }
  }
}

/// Returns the fraction of the total in 0...1. A value out of range is reported once.
private func fraction<V: BinaryFloatingPoint>(of value: V?, total: V) -> Double? {
  guard let value else { return nil }
  let share = Double(value) / Double(total)
  guard share >= 0, share <= 1 else {
    Report.once(
      "progress-out-of-bounds",
      "A ProgressView has the value \(value), which is out of the range from 0 to its total \(total); the nearest value in the range is "
        + "shown.")
    return share > 1 ? 1 : 0
  }
  return share
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for a task of unknown duration.
  public init() where Label == EmptyView { self.init(progress: .unknown, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Creates a progress view with a custom label.
  public init(@ViewBuilder label: () -> Label) { self.init(progress: .unknown, label: label(), currentValueLabel: EmptyView()) }

  /// Creates a progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  /// Creates a progress view with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init { Text(titleResource) } }

  /// Creates a progress view with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
}

extension ProgressView {
  /// Creates a progress view for a value between 0 and a positive total. A value of `nil` stands for unknown progress. A value out of range
  /// is clamped and reported once.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(progress: ProgressValue(Oriel.fraction(of: value, total: total)), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a value with a custom label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(progress: ProgressValue(Oriel.fraction(of: value, total: total)), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for a value with a custom label and a label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(progress: ProgressValue(Oriel.fraction(of: value, total: total)), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for a value with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view for a value with a title from a localized string resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Creates a progress view for a value with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a progress view for a style that is based on another style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    self.init(
      progress: configuration.progress, label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
