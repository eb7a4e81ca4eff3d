import SwiftUI

/// A publisher of a view's size, in points. It publishes the size only if it differs from the previous one.
public final class SizeReporter {
  /// The current size, which is zero initially.
  public let sizeSubject = CurrentValueSubject<CGSize, Never>(.zero)

  /// Creates a reporter. Connect it to a view with `reportSize(to:)`.
  public init() {}
}

/// A modifier that publishes the size of its content. It doesn't affect the layout of the content.
nonisolated public struct SizeReporterModifier: ViewModifier {
  private let reporter: SizeReporter

  /// Creates a modifier that publishes sizes through the reporter.
  public init(reporter: SizeReporter) { self.reporter = reporter }

  @MainActor public func body(content: Content) -> some View {
    content.onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
      if reporter.sizeSubject.value != size { reporter.sizeSubject.value = size }
    }
  }
}

extension View {
  /// Publishes the size of the view through a reporter.
  nonisolated public func reportSize(to reporter: SizeReporter) -> some View { modifier(SizeReporterModifier(reporter: reporter)) }
}
