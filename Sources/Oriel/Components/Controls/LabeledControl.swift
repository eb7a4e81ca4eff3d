import Foundation

/// A control with its label before it, or with the label only to be heard, where labels are hidden. Large text and narrow windows leave no room
/// for both in a line: there the label stands above. In a form with columns each of them stands in its own.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.textIsLarge) private var textIsLarge
  /// Points of about a word.
  @ScaledMetric private var leastLabel: CGFloat = 85

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
      // What is in the control lives on as the size changes.
      LabeledControlLayout(isStacked: textIsLarge, leastLabel: leastLabel) {
        RowView(content: label)
        Spacer(minLength: LabeledControlLayout.spacing)
        RowView(content: control)
      }
    }
  }
}
