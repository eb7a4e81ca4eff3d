import Foundation

private enum LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The minimum number of lines for which a text reserves space, or `nil` if there is none.
  var lowerLineLimit: Int? {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }
}

extension View {
  /// Sets the maximum number of lines of texts; `nil` is no limit. Numbers below 1 count as 1. Mirrors SwiftUI's `lineLimit(_:)`.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lineLimits(nil, number) }

  /// Sets the minimum and the maximum number of lines of texts. Mirrors SwiftUI's `lineLimit(_:)`.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimits(limit.lowerBound, limit.upperBound) }

  /// Sets the minimum number of lines of texts. Mirrors SwiftUI's `lineLimit(_:)`.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimits(limit.lowerBound, nil) }

  /// Sets the maximum number of lines of texts. Mirrors SwiftUI's `lineLimit(_:)`.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimits(nil, limit.upperBound) }

  /// Sets the maximum number of lines of texts, and whether space is reserved for all of them. Mirrors SwiftUI's
  /// `lineLimit(_:reservesSpace:)`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimits(reservesSpace ? limit : nil, limit) }

  nonisolated private func lineLimits(_ lower: Int?, _ upper: Int?) -> some View {
    environment(\.lineLimit, upper.map { max(1, $0) }).environment(\.lowerLineLimit, lower.map { max(1, $0) })
  }
}
