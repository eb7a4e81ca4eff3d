import Foundation
import OpenCombine

extension RunLoop {
  /// A point in time of the calendar clock. Mirrors Combine's `RunLoop.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a point in time.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(date.addingTimeInterval(stride.timeInterval)) }

    /// An interval in seconds. Mirrors Combine's `RunLoop.SchedulerTimeType.Stride`.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
      Sendable
    {
      /// The signed length, in seconds.
      public var magnitude: TimeInterval

      /// The interval, in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates an interval in seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      public init(integerLiteral value: TimeInterval) { self.init(value) }

      public init(floatLiteral value: TimeInterval) { self.init(value) }

      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
      }

      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

      public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }

      public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }

      public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }

      public static func += (left: inout Stride, right: Stride) { left = left + right }

      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }

      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }

      /// Returns an interval in milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1e3) }

      /// Returns an interval in microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1e6) }

      /// Returns an interval in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }
    }
  }
}
