import Dispatch
import OpenCombine

extension DispatchQueue {
  /// A moment on a dispatch queue's clock. Mirrors Combine's `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

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

    /// The interval from this moment to `other`, limited to what `Int` nanoseconds can hold.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = dispatchTime.uptimeNanoseconds
      let end = other.dispatchTime.uptimeNanoseconds
      return end >= start ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
    }

    /// The moment that lies `stride` later. Past the end of the clock it is the distant future, and before its start, the start.
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

    /// An interval in whole nanoseconds; results that `Int` can't hold stop at its bounds. An integer or floating-point literal is in seconds.
    /// Mirrors Combine's `DispatchQueue.SchedulerTimeType.Stride`.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
      Sendable
    {
      /// The length in nanoseconds, with its sign.
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

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

      /// An interval of `source` seconds, or nil where `Int` can't hold that number.
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

      /// The product of both numbers of seconds, in seconds.
      public static func * (left: Stride, right: Stride) -> Stride {
        .seconds(Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
      }

      public static func += (left: inout Stride, right: Stride) { left = left + right }

      public static func -= (left: inout Stride, right: Stride) { left = left - right }

      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      public static func seconds(_ seconds: Double) -> Stride {
        let nanoseconds = (seconds * 1e9).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }

      public static func seconds(_ seconds: Int) -> Stride { scaled(seconds, by: 1_000_000_000) }

      public static func milliseconds(_ milliseconds: Int) -> Stride { scaled(milliseconds, by: 1_000_000) }

      public static func microseconds(_ microseconds: Int) -> Stride { scaled(microseconds, by: 1_000) }

      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

      private static func scaled(_ count: Int, by factor: Int) -> Stride {
        let (product, overflow) = count.multipliedReportingOverflow(by: factor)
        return Stride(nanoseconds: overflow ? (count > 0 ? .max : .min) : product)
      }
    }
  }
}
