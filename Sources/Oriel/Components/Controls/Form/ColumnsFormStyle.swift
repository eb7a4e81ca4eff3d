import Foundation

/// A style with a column of labels, aligned at its trailing edge, and a column of controls. Mirrors SwiftUI's `ColumnsFormStyle`.
///
/// Views without a label are in the column of the controls. By default, toggles are checkboxes, and text fields have a border. The form
/// doesn't scroll.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns { configuration.content }
      .environment(\.formHasColumns, true)
      .transformEnvironment(\.toggleStyle) { if $0 == nil { $0 = AnyStyle(ToggleStyleForm(style: CheckboxToggleStyle())) } }
      .transformEnvironment(\.textFieldStyle) { if $0 == nil { $0 = AnyStyle(TextFieldStyleForm(style: RoundedBorderTextFieldStyle())) } }
  }
}

extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

extension HorizontalAlignment {
  /// The leading edge of the control in a row of a form.
  fileprivate static let formControls = HorizontalAlignment(FormControls.self)

  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }
}

/// A layout that stacks rows vertically and aligns the leading edges of their controls.
private struct FormColumns: Layout {
  private static let gap: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews, width: proposal.width)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      view.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: LayoutSubviews, width: CGFloat?) -> [CGRect] {
    let labels = subviews.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formControls] }
    let column = labels.max() ?? 0
    var y: CGFloat = 0
    return zip(subviews, labels).map { view, label in
      let x = column - label
      let room = width.flatMap { $0.isFinite ? max(0, $0 - x) : nil }
      let size = view.sizeThatFits(ProposedViewSize(width: room, height: nil))
      if y > 0, size.height > 0 { y += Self.gap }
      defer { y += size.height }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// A row of a form with columns: a label and a control.
struct FormColumnsRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      RowView(content: label).multilineTextAlignment(.trailing)
      RowView(content: control).alignmentGuide(.formControls) { $0[HorizontalAlignment.leading] }
    }
    .environment(\.formHasColumns, false)
  }
}

private enum FormHasColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Indicates whether the view is a row of a form with columns.
  var formHasColumns: Bool {
    get { self[FormHasColumnsKey.self] }
    set { self[FormHasColumnsKey.self] = newValue }
  }
}
