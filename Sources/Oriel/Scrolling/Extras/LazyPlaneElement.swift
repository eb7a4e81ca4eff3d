import Foundation

/// Tells the views of a `LazyPlane` apart, and says their reading order: by up to four numbers, compared one after the other.
///
/// Numbers beyond 2³¹ either way are cut off.
nonisolated public struct LazyPlaneID: Hashable, Comparable, Sendable {
  private let high: UInt64
  private let low: UInt64

  public init(_ first: Int, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) {
    high = Self.pair(first, second)
    low = Self.pair(third, fourth)
  }

  public var first: Int { Self.number(high >> 32) }
  public var second: Int { Self.number(high) }
  public var third: Int { Self.number(low >> 32) }
  public var fourth: Int { Self.number(low) }

  public static func < (a: Self, b: Self) -> Bool { a.high != b.high ? a.high < b.high : a.low < b.low }

  // The sign turned round, so that the order of the bits is the order of the numbers.
  private static func pair(_ upper: Int, _ lower: Int) -> UInt64 { bits(upper) << 32 | bits(lower) }

  private static func bits(_ number: Int) -> UInt64 { UInt64(UInt32(truncatingIfNeeded: number) ^ 0x8000_0000) }

  private static func number(_ bits: UInt64) -> Int { Int(Int32(bitPattern: UInt32(truncatingIfNeeded: bits) ^ 0x8000_0000)) }
}

/// A view of a `LazyPlane`, and where it is.
nonisolated public struct LazyPlaneElement: Equatable, Sendable {
  public var id: LazyPlaneID
  /// In the plane, in points; x counts from the leading edge. The view gets exactly this room. What is no number counts as 0.
  public var frame: CGRect
  /// What is drawn above what: greater above smaller; with the same one what is later in reading order is above.
  public var zIndex: Double
  /// Views of one kind may go on as each other's, where nothing in them has a state of its own.
  public var kind: Int
  /// The lengths that the view's content says: it is asked, and the plan is told.
  public var measuredAxes: Axis.Set
  /// Whether the frame depends on what is in sight. Such a view stands above all others.
  public var followsViewport: Bool

  public init(
    id: LazyPlaneID, frame: CGRect, zIndex: Double = 0, kind: Int = 0, measuredAxes: Axis.Set = [], followsViewport: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
    self.kind = kind
    self.measuredAxes = measuredAxes
    self.followsViewport = followsViewport
  }
}

/// A point of an element of a `LazyPlane` that keeps its place on the screen.
nonisolated public struct LazyPlaneAnchor: Equatable, Sendable {
  public var id: LazyPlaneID
  /// As a share of the element's frame.
  public var point: UnitPoint

  public init(id: LazyPlaneID, point: UnitPoint) {
    self.id = id
    self.point = point
  }
}
