import Foundation

/// The default decoration of texts in a view.
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

  /// Sets the additional distance between the characters of texts in the view, in points. Mirrors SwiftUI's `kerning(_:)`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textDecoration { $0.kerning = kerning } }

  /// Sets the additional distance between the characters of texts in the view, in points. Mirrors SwiftUI's `tracking(_:)`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textDecoration { $0.kerning = tracking } }

  /// Sets the upward offset of the baseline of texts in the view, in points. Mirrors SwiftUI's `baselineOffset(_:)`.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textDecoration { $0.baselineOffset = baselineOffset }
  }

  /// Adds a line below the texts in the view, in their color unless another one is given. Mirrors SwiftUI's `underline(_:pattern:color:)`.
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    textDecoration { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Adds a line through the texts in the view, in their color unless another one is given. Mirrors SwiftUI's
  /// `strikethrough(_:pattern:color:)`.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDecoration { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }
}
