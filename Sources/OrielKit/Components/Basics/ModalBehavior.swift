import SwiftUI

/// The common behavior of modals, sheets and side bars for the keyboard and for assistive technology: an accessibility label, the modal
/// trait while the component blocks the content behind it, and dismissal with Escape and the corresponding accessibility action.
struct ModalBehavior: ViewModifier {
  private let title: String?
  private let mayDismiss: Bool
  private let dismiss: () -> Void

  @Environment(\.presentationHostPresentationMode) private var mode
  @Environment(\.presentationBlocks) private var blocks

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - title: The accessibility label, or `nil` if the content is sufficient.
  ///   - mayDismiss: Indicates whether the user may dismiss the component without a control inside of it.
  ///   - dismiss: Dismisses the component.
  init(title: String?, mayDismiss: Bool, dismiss: @escaping () -> Void) {
    self.title = title
    self.mayDismiss = mayDismiss
    self.dismiss = dismiss
  }

  func body(content: Content) -> some View {
    let traits: AccessibilityTraits = blocks ? .isModal : []
    let exit: (() -> Void)? = mayDismiss ? { escape() } : nil
    return
      content
      .accessibilityElement(children: .contain)
      .accessibilityLabel(title ?? "")
      .accessibilityAddTraits(traits)
      .accessibilityAction(.escape) { if mayDismiss { escape() } }
      .onExitCommand(perform: exit)
  }

  private func escape() { if mode?.isInteractiveDismissDisabled != true { dismiss() } }
}

extension InteractionDefault where Value: OptionSet {
  /// Indicates whether the user may dismiss a component other than by a control that changes its flag. It is `false` only if the value was
  /// set to the empty set.
  var allowsDismissal: Bool { !(isSet && wrappedValue.isEmpty) }
}
