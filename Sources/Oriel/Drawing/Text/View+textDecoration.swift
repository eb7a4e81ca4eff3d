import Foundation

/// What all texts within a view have, unless they say otherwise.
struct TextDecoration: Equatable, Sendable {
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
}

extension View {
  nonisolated private func textDecoration(_ change: @escaping (inout TextDecoration) -> Void) -> some View {
    transformEnvironment(\.textDecoration, transform: change)
  }

  /// Room between the characters of the texts within; points. Mirrors SwiftUI's `kerning(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textDecoration { $0.kerning = kerning } }

  /// Room between the characters of the texts within; points. Mirrors SwiftUI's `tracking(_:)`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textDecoration { $0.kerning = tracking } }

  /// How far the texts within stand above their baseline; points. Mirrors SwiftUI's `baselineOffset(_:)`.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textDecoration { $0.baselineOffset = baselineOffset }
  }

  /// A line below the texts within, in their colour unless another is given. Mirrors SwiftUI's `underline(_:pattern:color:)`.
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    textDecoration { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  /// A line through the texts within, in their colour unless another is given. Mirrors SwiftUI's `strikethrough(_:pattern:color:)`.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDecoration { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
}
