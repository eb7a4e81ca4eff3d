import Foundation

/// The kinds of input that can be submitted. Mirrors SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The submission of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The submission of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of the enclosing `onSubmit` modifiers, from the outermost to the innermost.
struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  func submit(_ trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }

  func hasAction(for trigger: SubmitTriggers) -> Bool { actions.contains { $0.triggers.contains(trigger) } }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Calls the action when Return is pressed in a text field in this view. Mirrors SwiftUI's `onSubmit(of:_:)`.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.actions.append((triggers, action)) }
  }

  /// Keeps submissions in this view from the `onSubmit` actions around it. Mirrors SwiftUI's `submitScope(_:)`.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
  }
}
