import SwiftUI

/// Tells the size of a view, in points, to whoever subscribes: whenever it differs from the last, and only then.
public final class SizeReporter {
  /// Zero at first.
  public let sizeSubject = CurrentValueSubject<CGSize, Never>(.zero)

  public init() {}
}

/// Tells a reporter its content's size. The content's layout is not affected.
nonisolated public struct SizeReporterModifier: ViewModifier {
  private let reporter: SizeReporter

  public init(reporter: SizeReporter) { self.reporter = reporter }

  @MainActor public func body(content: Content) -> some View {
    content.onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
      if reporter.sizeSubject.value != size { reporter.sizeSubject.value = size }
    }
  }
}

extension View {
  /// Tells a reporter the view's size.
  nonisolated public func reportSize(to reporter: SizeReporter) -> some View { modifier(SizeReporterModifier(reporter: reporter)) }
}
