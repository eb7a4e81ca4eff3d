/// The shape of the mouse pointer over a view. Mirrors SwiftUI's `PointerStyle`; the shapes are those of the desktop environment's theme.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Hashable {
    case shape(PointerShape)
    case column(HorizontalDirection.Set)
    case row(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The arrow.
  public static let `default` = PointerStyle(.shape(.arrow))
  /// The pointer for horizontal text.
  public static let horizontalText = PointerStyle(.shape(.text))
  /// The pointer for vertical text.
  public static let verticalText = PointerStyle(.shape(.verticalText))
  /// The pointer for the selection of items in a rectangle.
  public static let rectSelection = PointerStyle(.shape(.crosshair))
  /// The pointer for an item that can be dragged.
  public static let grabIdle = PointerStyle(.shape(.grab))
  /// The pointer for an item that is being dragged.
  public static let grabActive = PointerStyle(.shape(.grabbing))
  /// The pointer for a link.
  public static let link = PointerStyle(.shape(.link))
  /// The pointer for zooming in.
  public static let zoomIn = PointerStyle(.shape(.zoomIn))
  /// The pointer for zooming out.
  public static let zoomOut = PointerStyle(.shape(.zoomOut))

  /// The pointer for the line between two columns.
  public static let columnResize = PointerStyle(.shape(.columnResize))

  /// Returns the pointer for the line between two columns that can be moved in some directions. An empty set counts as all directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle(.column(directions)) }

  /// The pointer for the line between two rows.
  public static let rowResize = PointerStyle(.shape(.rowResize))

  /// Returns the pointer for the line between two rows that can be moved in some directions. An empty set counts as all directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle(.row(directions)) }

  /// Returns the pointer for an edge or a corner that can be resized in some directions. An empty set counts as all directions.
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle {
    PointerStyle(.frame(position, directions))
  }

  func shape(isMirrored: Bool) -> PointerShape {
    switch kind {
    case .shape(let shape): return shape
    case .column(let directions):
      guard directions == .leading || directions == .trailing else { return .columnResize }
      return (directions == .leading) != isMirrored ? .resizeLeft : .resizeRight
    case .row(let directions):
      guard directions == .up || directions == .down else { return .rowResize }
      return directions == .up ? .resizeUp : .resizeDown
    case .frame(let position, let directions):
      var (x, y) = position.outward
      if isMirrored { x = -x }
      if directions == .outward { return .resize(x: x, y: y) }
      if directions == .inward { return .resize(x: -x, y: -y) }
      return x == 0 ? .resizeUpDown : y == 0 ? .resizeLeftRight : x == y ? .resizeFallingDiagonal : .resizeRisingDiagonal
    }
  }
}

/// The edge or corner by which a view is resized. Mirrors SwiftUI's `FrameResizePosition`.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  /// The direction from the center in a left-to-right layout: -1, 0 or 1 along each axis.
  fileprivate var outward: (x: Int, y: Int) {
    switch self {
    case .top: (0, -1)
    case .leading: (-1, 0)
    case .bottom: (0, 1)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}

/// The direction in which a view is resized: smaller or larger. Mirrors SwiftUI's `FrameResizeDirection`.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  case inward, outward

  /// A set of directions in which a view can be resized. Mirrors SwiftUI's `FrameResizeDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// The direction in which the view becomes smaller.
    public static let inward = Set(.inward)
    /// The direction in which the view becomes larger.
    public static let outward = Set(.outward)
    /// All directions.
    public static let all: Set = [.inward, .outward]
  }
}

extension PointerShape {
  /// Returns the arrow for a direction: -1, 0 or 1 along each axis, not both 0.
  fileprivate static func resize(x: Int, y: Int) -> PointerShape {
    switch (x, y) {
    case (0, ..<0): .resizeUp
    case (0, _): .resizeDown
    case (..<0, 0): .resizeLeft
    case (_, 0): .resizeRight
    case (..<0, ..<0): .resizeUpLeft
    case (_, ..<0): .resizeUpRight
    case (..<0, _): .resizeDownLeft
    default: .resizeDownRight
    }
  }
}
