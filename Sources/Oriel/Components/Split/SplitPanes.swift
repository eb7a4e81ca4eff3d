import Foundation

/// The views of a split view in a row, with dividers between them.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The lengths as the user has set them, or empty before that.
  @State private var lengths: [AnyHashable: CGFloat] = [:]
  @State private var record = SplitLayoutResult()

  var body: some View {
    let space = ObjectIdentifier(record)
    Group(subviews: content) { panes in
      SplitPaneLayout(axis: axis, lengths: lengths, record: record) {
        ForEach(panes) { pane in
          pane.layoutValue(key: SplitPaneKey.self, value: pane.id)
          if pane.id != panes.last?.id {
            SplitDivider(axis: axis, space: space, value: share(of: pane.id)) {
              record.start = record.panes
            } move: {
              moveDivider(after: pane.id, by: $0)
            }
          }
        }
      }
    }
    .coordinateSpace(name: space)
  }

  /// Returns the percentage of the length that a view takes, or an empty string before the user has dragged a divider.
  private func share(of pane: Subview.ID) -> String {
    let sum = lengths.values.reduce(0, +)
    guard let length = lengths[pane], sum > 0 else { return "" }
    return "\(Int((length / sum * 100).rounded())) %"
  }

  private func moveDivider(after pane: Subview.ID, by distance: CGFloat) {
    let panes = record.start
    guard let index = panes.firstIndex(where: { $0.id == AnyHashable(pane) }), panes.indices.contains(index + 1) else { return }
    let moved = SplitPane.moved(panes, dividerAfter: index, by: distance)
    lengths = Dictionary(moved.map { ($0.id, $0.length) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The results of a split view's layout, for dragging its dividers.
final class SplitLayoutResult {
  /// The views as of the last layout.
  var panes: [SplitPane] = []
  /// The views as of the start of the current drag.
  var start: [SplitPane] = []
}
