import Dispatch
import OpenCombine

extension DispatchQueue {
  /// A point in time of a dispatch queue's clock. Mirrors Combine's `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time of the clock.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public static func == (left: Self, right: Self) -> Bool { left.dispatchTime.uptimeNanoseconds == right.dispatchTime.uptimeNanoseconds }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// Returns the interval from this time to `other`, clamped to the range of `Int` nanoseconds.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = dispatchTime.uptimeNanoseconds
      let end = other.dispatchTime.uptimeNanoseconds
      return end >= start ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    /// Returns the time that is later by `stride`. It is clamped to the start of the clock, and is the distant future if it exceeds the
    /// clock's range.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      guard stride.magnitude < .max else { return SchedulerTimeType(.distantFuture) }
      let start = dispatchTime.uptimeNanoseconds
      let length = UInt64(stride.magnitude.magnitude)
      if stride.magnitude < 0 {
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: start > length ? start - length : 1))
      }
      let (end, overflow) = start.addingReportingOverflow(length)
      return SchedulerTimeType(overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: end))
    }

    /// An interval in nanoseconds. Arithmetic saturates at the bounds of `Int`. An integer or floating-point literal is in seconds. Mirrors
    /// Combine's `DispatchQueue.SchedulerTimeType.Stride`.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
      Sendable
    {
      /// The signed length, in nanoseconds.
      public var magnitude: Int

      /// The interval in the type of Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates an interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self = .nanoseconds(.max)
        }
      }

      public init(floatLiteral value: Double) { self = .seconds(value) }

      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates an interval of `source` seconds, or returns `nil` if `Int` can't represent that number.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

      public static func + (left: Stride, right: Stride) -> Stride {
        let (sum, overflow) = left.magnitude.addingReportingOverflow(right.magnitude)
        return Stride(nanoseconds: overflow ? (right.magnitude > 0 ? .max : .min) : sum)
      }

      public static func - (left: Stride, right: Stride) -> Stride {
        let (difference, overflow) = left.magnitude.subtractingReportingOverflow(right.magnitude)
        return Stride(nanoseconds: overflow ? (right.magnitude < 0 ? .max : .min) : difference)
      }

      /// Returns the product of both numbers of seconds, in seconds.
      public static func * (left: Stride, right: Stride) -> Stride {
        .seconds(Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
      }

      public static func += (left: inout Stride, right: Stride) { left = left + right }

      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Double) -> Stride {
        let nanoseconds = (seconds * 1e9).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }

      /// Returns an interval in seconds.
      public static func seconds(_ seconds: Int) -> Stride { scaled(seconds, by: 1_000_000_000) }

      /// Returns an interval in milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride { scaled(milliseconds, by: 1_000_000) }

      /// Returns an interval in microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride { scaled(microseconds, by: 1_000) }

      /// Returns an interval in nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

      private static func scaled(_ count: Int, by factor: Int) -> Stride {
        let (product, overflow) = count.multipliedReportingOverflow(by: factor)
        return Stride(nanoseconds: overflow ? (count > 0 ? .max : .min) : product)
      }
    }
  }
}
