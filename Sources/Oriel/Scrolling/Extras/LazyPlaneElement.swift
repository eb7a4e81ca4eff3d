import Foundation

/// The identity of a view in a `LazyPlane`, and its position in reading order: up to four numbers, which are compared one after the other.
///
/// Numbers outside the range of 32-bit signed integers are truncated.
nonisolated public struct LazyPlaneID: Hashable, Comparable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Creates an id from up to four numbers.
  public init(_ first: Int, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) {
    high = Self.pair(first, second)
    low = Self.pair(third, fourth)
  }

  /// The first number.
  public var first: Int { Self.number(high >> 32) }
  /// The second number.
  public var second: Int { Self.number(high) }
  /// The third number.
  public var third: Int { Self.number(low >> 32) }
  /// The fourth number.
  public var fourth: Int { Self.number(low) }

  public static func < (a: Self, b: Self) -> Bool { a.high != b.high ? a.high < b.high : a.low < b.low }

  // The inverted sign bit makes the order of the bit patterns the order of the numbers.
  private static func pair(_ upper: Int, _ lower: Int) -> UInt64 { bits(upper) << 32 | bits(lower) }

  private static func bits(_ number: Int) -> UInt64 { UInt64(UInt32(truncatingIfNeeded: number) ^ 0x8000_0000) }

  private static func number(_ bits: UInt64) -> Int { Int(Int32(bitPattern: UInt32(truncatingIfNeeded: bits) ^ 0x8000_0000)) }
}

/// A view of a `LazyPlane` and its frame.
nonisolated public struct LazyPlaneElement: Equatable, Sendable {
  /// The identity of the view.
  public var id: LazyPlaneID
  /// The frame in the container, in points; x starts at the leading edge. The view has exactly this size. Nonfinite numbers count as 0.
  public var frame: CGRect
  /// The drawing order: elements with a greater value are above those with a smaller one. With equal values, later elements in reading
  /// order are above.
  public var zIndex: Double
  /// The kind of the view. Views of one kind can be reused for each other if nothing in them has state of its own.
  public var kind: Int
  /// The axes along which the view's content determines the length. The content is measured, and the plan receives the size.
  public var measuredAxes: Axis.Set
  /// A Boolean value that indicates whether the frame depends on the viewport. Such a view is above all others.
  public var followsViewport: Bool

  /// Creates an element.
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

/// A point of an element of a `LazyPlane` that keeps its position on the screen.
nonisolated public struct LazyPlaneAnchor: Equatable, Sendable {
  /// The identity of the element.
  public var id: LazyPlaneID
  /// The point as a fraction of the element's frame.
  public var point: UnitPoint

  /// Creates an anchor.
  public init(id: LazyPlaneID, point: UnitPoint) {
    self.id = id
    self.point = point
  }
}
