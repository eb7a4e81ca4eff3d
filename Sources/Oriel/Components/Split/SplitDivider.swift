import Foundation
import OrielModel

/// The divider between two views of a split view. Its line takes one point, and the user can also drag it a few points beside the line.
struct SplitDivider: View {
  /// The thickness of the line, in points.
  nonisolated static let thickness: CGFloat = 1
  /// The thickness of the region in which a drag begins, in points.
  private static let reach: CGFloat = 9
  /// The distance by which assistive technology moves the divider, in points.
  private static let step: CGFloat = 10

  let axis: Axis
  /// The coordinate space of the views that the divider separates.
  let space: ObjectIdentifier
  /// The accessibility value.
  let value: String
  let start: () -> Void
  /// An action that moves the divider by a distance in points from its position at the start. Positive distances are towards the end of the
  /// views.
  let move: (CGFloat) -> Void
  @State private var drag = Drag()
  @Environment(\.layoutDirection) private var layoutDirection

  private final class Drag { var start: CGPoint? }

  init(
    axis: Axis, space: ObjectIdentifier, value: String, start: @escaping () -> Void, move: @escaping (CGFloat) -> Void
  ) {
    self.axis = axis
    self.space = space
    self.value = value
    self.start = start
    self.move = move
  }

  var body: some View {
    Color(.system(.separator))
      .frame(width: width(Self.thickness), height: height(Self.thickness))
      .overlay {
        Color.clear
          .frame(width: width(Self.reach), height: height(Self.reach))
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named(space)).onChanged { follow($0) }.onEnded { _ in drag.start = nil }
          )
          .pointerStyle(.frameResize(position: axis == .horizontal ? .trailing : .bottom))
      }
      .accessibilityElement()
      .accessibilityLabel(Text(.own(.divider)))
      .accessibilityValue(value)
      .accessibilityAdjustableAction { direction in
        start()
        move(direction == .increment ? Self.step : -Self.step)
      }
      .zIndex(1)
  }

  private func width(_ length: CGFloat) -> CGFloat? { axis == .horizontal ? length : nil }
  private func height(_ length: CGFloat) -> CGFloat? { axis == .vertical ? length : nil }

  private func follow(_ value: DragGesture.Value) {
    if drag.start != value.startLocation {
      drag.start = value.startLocation
      start()
    }
    let distance = axis == .vertical ? value.translation.height : value.translation.width
    move(axis == .horizontal && layoutDirection == .rightToLeft ? -distance : distance)
  }
}
