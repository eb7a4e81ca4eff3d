import Foundation

/// A control that follows its label, or has its label for accessibility only if labels are hidden.
///
/// If large text or a narrow window leaves too little space in the line, the label is above the control. In a form with columns, the label
/// and the control have columns of their own.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.textIsLarge) private var textIsLarge
  /// The width of about one word, in points.
  @ScaledMetric private var minimumLabelWidth: CGFloat = 85

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if labelsAreHidden || Label.self == EmptyView.self {
      control.accessibilityOnlyLabel(label)
    } else if formHasColumns {
      FormColumnsRow(label: label, control: control)
    } else {
      // A single layout preserves the state of the control when the arrangement changes.
      LabeledControlLayout(isStacked: textIsLarge, minimumLabelWidth: minimumLabelWidth) {
        RowView(content: label)
        Spacer(minLength: LabeledControlLayout.spacing)
        RowView(content: control)
      }
    }
  }
}
