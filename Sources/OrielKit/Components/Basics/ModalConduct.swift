import SwiftUI

/// What modals, sheets and side bars have in common for the keyboard and for assistive technology: a name, the trait that keeps to them while they
/// keep from what is behind, and that Escape and its like dismiss them.
struct ModalConduct: ViewModifier {
  private let title: String?
  private let mayDismiss: Bool
  private let dismiss: () -> Void

  @Environment(\.presentationHostPresentationMode) private var mode
  @Environment(\.presentationBlocks) private var blocks

  /// - Parameters:
  ///   - title: What it is called; nil where what is inside says enough.
  ///   - mayDismiss: Whether somebody may dismiss it without a control inside.
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
  /// Whether a component may be dismissed by other means than its flag: unless the program says by none.
  var allowsDismissal: Bool { !(isSet && wrappedValue.isEmpty) }
}
