import Foundation
import OrielDrawing

/// Heard, not seen: the content takes no room and draws nothing, but says to those who cannot see the view around what it is.
nonisolated struct UnseenModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> UnseenBox { UnseenBox(node: node) }

  @MainActor func update(_ box: UnseenBox, transaction: Transaction) {}
}

@MainActor
final class UnseenBox: WrapperBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func layoutChildren() {
    guard let child = children.first, !child.isLeaving else { return }
    placeChild(child, at: .zero, proposal: .unspecified)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // What isn't drawn would be asked for again and again.
    _ = super.drawing(at: offset)
    return nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting }
}

extension View {
  /// A label that only those hear who cannot see this view.
  nonisolated func unseenLabel<Label: View>(_ label: Label) -> some View {
    background(alignment: .leading) { label.modifier(UnseenModifier()) }
  }
}

/// A control with its label before it, or with the label only to be heard, where labels are hidden. Text of an accessibility size leaves no room
/// for both in a line: there the label stands above. In a form with columns each of them stands in its own.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if labelsAreHidden || Label.self == EmptyView.self {
      control.unseenLabel(label)
    } else if formHasColumns {
      FormColumnsRow(label: label, control: control)
    } else {
      let isStacked = dynamicTypeSize.isAccessibilitySize
      // What is in the control lives on as the size changes.
      let layout = isStacked ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        label
        if !isStacked { Spacer(minLength: 8) }
        control
      }
      .frame(maxWidth: isStacked ? .infinity : nil, alignment: .leading)
    }
  }
}
