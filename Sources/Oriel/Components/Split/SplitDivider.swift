import Foundation
import OrielModel

/// The line between two views that share a room. It takes a point of it, and is taken hold of a few points beside it, too.
struct SplitDivider: View {
  /// Of the line, in points.
  nonisolated static let thickness: CGFloat = 1
  /// Points within which it is taken hold of.
  private static let reach: CGFloat = 9
  /// Points that assistive technology moves it by.
  private static let step: CGFloat = 10

  let axis: Axis
  /// Of the views that it stands between.
  let space: ObjectIdentifier
  /// What it says to those who cannot see it.
  let value: String
  let start: () -> Void
  /// Goes so many points away from where it was at the start, towards the end of the views.
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
