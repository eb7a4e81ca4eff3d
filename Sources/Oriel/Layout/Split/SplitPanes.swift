import Foundation

/// The views of a split view in a row, with the dividers between them.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  /// What somebody has made of the lengths; empty until then.
  @State private var lengths: [Subview.ID: CGFloat] = [:]
  @State private var record = SplitRecord()

  var body: some View {
    let space = ObjectIdentifier(record)
    Group(subviews: content) { panes in
      SplitPaneLayout(axis: axis, lengths: lengths, record: record) {
        ForEach(panes) { pane in
          pane.layoutValue(key: SplitPaneKey.self, value: pane.id)
          if pane.id != panes.last?.id {
            SplitDivider(axis: axis, pane: pane.id, space: space, record: record, lengths: $lengths)
          }
        }
      }
    }
    .coordinateSpace(name: space)
  }
}

/// What the layout of a split view found out, for those who move its dividers.
final class SplitRecord {
  /// The views as they were placed last.
  var panes: [SplitPane] = []
  /// Where the drag under way began, and the views as they were then.
  var drag: (start: CGPoint, panes: [SplitPane])?
}

/// The line between two views of a split view. It takes a point of the room, and is taken hold of a few points beside it, too.
private struct SplitDivider: View {
  let axis: Axis
  /// The view before it.
  let pane: Subview.ID
  let space: ObjectIdentifier
  let record: SplitRecord
  @Binding var lengths: [Subview.ID: CGFloat]
  @Environment(\.layoutDirection) private var layoutDirection

  /// Points.
  private static let reach: CGFloat = 9
  /// Points that assistive technology moves it by.
  private static let step: CGFloat = 10

  var body: some View {
    Color(.system(.separator))
      .frame(width: width(SplitPaneLayout.thickness), height: height(SplitPaneLayout.thickness))
      .overlay {
        Color.clear
          .frame(width: width(Self.reach), height: height(Self.reach))
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named(space)).onChanged { drag($0) }.onEnded { _ in record.drag = nil }
          )
          .pointerStyle(.frameResize(position: axis == .horizontal ? .trailing : .bottom))
      }
      .accessibilityElement()
      .accessibilityLabel(Text("Divider"))
      .accessibilityValue(share)
      .accessibilityAdjustableAction { direction in
        move(record.panes, by: direction == .increment ? Self.step : -Self.step)
      }
      .zIndex(1)
  }

  private func width(_ length: CGFloat) -> CGFloat? { axis == .horizontal ? length : nil }
  private func height(_ length: CGFloat) -> CGFloat? { axis == .vertical ? length : nil }

  /// How much of the room the view before it has, once somebody has shared it out.
  private var share: String {
    let sum = lengths.values.reduce(0, +)
    guard let length = lengths[pane], sum > 0 else { return "" }
    return "\(Int((length / sum * 100).rounded())) %"
  }

  private func drag(_ value: DragGesture.Value) {
    if record.drag?.start != value.startLocation { record.drag = (value.startLocation, record.panes) }
    guard let panes = record.drag?.panes else { return }
    let distance = axis == .vertical ? value.translation.height : value.translation.width
    move(panes, by: axis == .horizontal && layoutDirection == .rightToLeft ? -distance : distance)
  }

  private func move(_ panes: [SplitPane], by distance: CGFloat) {
    guard let index = panes.firstIndex(where: { $0.id == pane }), panes.indices.contains(index + 1) else { return }
    let moved = SplitPane.moved(panes, dividerAfter: index, by: distance)
    lengths = Dictionary(moved.map { ($0.id, $0.length) }, uniquingKeysWith: { first, _ in first })
  }
}
