import Foundation
import OrielDrawing

/// The length of a view relative to the length of its container.
nonisolated enum RelativeLength {
  case share(count: Int, span: Int, spacing: CGFloat)
  case custom((CGFloat, Axis) -> CGFloat)

  /// Returns the length in points, which isn't negative. An invalid length of the app's function is reported once for the view.
  @MainActor func value(for length: CGFloat, along axis: Axis, of node: AnyViewNode?) -> CGFloat {
    let result: CGFloat
    switch self {
    case .share(let count, let span, let spacing):
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      result = column * CGFloat(span) + spacing * CGFloat(span - 1)
    case .custom(let function):
      result = LayoutIsolation.run { function(length, axis) }
      if !(result >= 0) || !result.isFinite {
        let path = node?.viewPath ?? ""
        Report.once(
          "relative-frame-length-\(path)",
          "containerRelativeFrame returned the length \(result), which must be finite and not negative; 0 is used instead. (\(path))")
        return 0
      }
    }
    return max(0, result)
  }
}

nonisolated struct RelativeFrameModifier: BoxModifier {
  static var isStateless: Bool { true }

  let axes: Axis.Set
  let alignment: Alignment
  let length: RelativeLength

  @MainActor func makeBox(_ node: AnyViewNode) -> RelativeFrameBox { RelativeFrameBox(self, node: node) }

  @MainActor func update(_ box: RelativeFrameBox, transaction: Transaction) { box.modifier = self }

  func isSame(as other: Self) -> Bool {
    guard axes == other.axes, alignment == other.alignment, case .share(let count, let span, let spacing) = length,
      case .share(let otherCount, let otherSpan, let otherSpacing) = other.length
    else { return false }
    return count == otherCount && span == otherSpan && spacing == otherSpacing
  }
}

/// A frame whose length depends on the available size of the nearest container.
@MainActor
final class RelativeFrameBox: WrapperBox {
  var modifier: RelativeFrameModifier { didSet { if !modifier.isSame(as: oldValue) { setNeedsLayout() } } }
  /// The available sizes that were used for measurements since the last invalidation.
  private var measuredAvailableSizes: [ProposedViewSize] = []

  init(_ modifier: RelativeFrameModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  /// Returns a Boolean value that indicates whether all measurements used this available size.
  func wasMeasuredOnly(_ room: ProposedViewSize) -> Bool { measuredAvailableSizes.allSatisfy { $0 == room } }

  override func layoutDidChange(_ change: LayoutChange) {
    if change == .invalidated { measuredAvailableSizes.removeAll(keepingCapacity: true) }
  }

  private func room() -> ProposedViewSize {
    var box = parent
    while let current = box {
      if let frames = current.layoutRegion?.relativeFrames {
        frames.add(self)
        let room = frames.room
        if !measuredAvailableSizes.contains(room) { measuredAvailableSizes.append(room) }
        return room
      }
      box = current.parent
    }
    return .unspecified
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let room = room()
    var result = proposal
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      if let length = room[axis] { result[axis] = modifier.length.value(for: length, along: axis, of: node) }
    }
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = children.first?.measure(inner) ?? .zero
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      if let length = inner[axis], length.isFinite { size[axis] = length }
    }
    return size
  }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    let inner = inner(proposal)
    placeChild(child, at: alignedOrigin(child, proposal: inner, in: size, alignment: modifier.alignment), proposal: inner)
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool { children.first?.mayHaveGuide(key) ?? false }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guideThroughAlignment(key, size: size, inner: inner(proposal), alignment: modifier.alignment)
  }
}

extension View {
  /// Makes the view as long as the nearest container along some axes. A container is a scroll view, a screen of a navigation stack, a tab,
  /// a sheet or the window, without its safe area and its content margins. Mirrors SwiftUI's `containerRelativeFrame(_:alignment:)`.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: .share(count: 1, span: 1, spacing: 0)))
  }

  /// Makes the view as long as some of the columns or rows that the container is divided into. Mirrors SwiftUI's
  /// `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container determines the length.
  ///   - count: The number of columns or rows, at least 1. A smaller number is reported once and counts as 1.
  ///   - span: The number of columns or rows that the view covers, at least 1. A smaller number is reported once and counts as 1.
  ///   - spacing: The distance between columns or rows, in points.
  ///   - alignment: The alignment of the view within the resulting frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    if count < 1 || span < 1 || !spacing.isFinite {
      Report.once(
        "relative-frame-count",
        "containerRelativeFrame has a count of \(count), a span of \(span) and a spacing of \(spacing); the count and the span must be at "
          + "least 1, and the spacing must be finite."
      )
    }
    return modifier(
      RelativeFrameModifier(
        axes: axes, alignment: alignment,
        length: .share(count: max(1, count), span: max(1, span), spacing: spacing.isFinite ? spacing : 0)))
  }

  /// Makes the view as long as a function returns, in points, for the length of the container. The function is called during layout, and
  /// must depend on its arguments only. A length that is negative or nonfinite is reported once and counts as 0. Mirrors SwiftUI's
  /// `containerRelativeFrame(_:alignment:_:)`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: .custom(length)))
  }
}
