import Foundation

private enum LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// Lines that a text takes at least, whether it fills them or not.
  var lowerLineLimit: Int? {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }
}

extension View {
  /// The most lines of a text; nil is no limit. Numbers below 1 count as 1. Mirrors SwiftUI's `lineLimit(_:)`.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lineLimits(nil, number) }

  /// The fewest and the most lines of a text. Mirrors SwiftUI's `lineLimit(_:)`.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimits(limit.lowerBound, limit.upperBound) }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimits(limit.lowerBound, nil) }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimits(nil, limit.upperBound) }

  /// The most lines of a text, which takes the room for them whether it fills them or not. Mirrors SwiftUI's `lineLimit(_:reservesSpace:)`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimits(reservesSpace ? limit : nil, limit) }

  nonisolated private func lineLimits(_ lower: Int?, _ upper: Int?) -> some View {
    environment(\.lineLimit, upper.map { max(1, $0) }).environment(\.lowerLineLimit, lower.map { max(1, $0) })
  }
}
