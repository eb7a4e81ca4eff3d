/// How the mouse pointer looks over a view. Mirrors SwiftUI's `PointerStyle`; the shapes are those of the desktop's theme.
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
  /// For text in lines.
  public static let horizontalText = PointerStyle(.shape(.text))
  /// For text in columns, as in vertical scripts.
  public static let verticalText = PointerStyle(.shape(.verticalText))
  /// For selecting what lies in a rectangle.
  public static let rectSelection = PointerStyle(.shape(.crosshair))
  /// For what can be dragged.
  public static let grabIdle = PointerStyle(.shape(.grab))
  /// For what is being dragged.
  public static let grabActive = PointerStyle(.shape(.grabbing))
  /// For what opens an address.
  public static let link = PointerStyle(.shape(.link))
  public static let zoomIn = PointerStyle(.shape(.zoomIn))
  public static let zoomOut = PointerStyle(.shape(.zoomOut))

  /// For the line between two columns.
  public static let columnResize = PointerStyle(.shape(.columnResize))

  /// For the line between two columns, which can be moved in the given directions only. None given counts as all.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle(.column(directions)) }

  /// For the line between two rows.
  public static let rowResize = PointerStyle(.shape(.rowResize))

  /// For the line between two rows, which can be moved in the given directions only. None given counts as all.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle(.row(directions)) }

  /// For an edge or a corner by which something is resized, to where it can be. No direction given counts as all.
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

/// The edge or corner by which something is resized. Mirrors SwiftUI's `FrameResizePosition`.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  /// Where it is from the middle, read from left to right: -1, 0 or 1 along each axis.
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

/// Whether something gets smaller or larger. Mirrors SwiftUI's `FrameResizeDirection`.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  case inward, outward

  /// Directions in which something can be resized. Mirrors SwiftUI's `FrameResizeDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let inward = Set(.inward)
    public static let outward = Set(.outward)
    public static let all: Set = [.inward, .outward]
  }
}

extension PointerShape {
  /// The arrow that points somewhere: -1, 0 or 1 along each axis, not both 0.
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
