import Foundation

/// The interaction with the views behind a presentation. Mirrors SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Equatable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
  let kind: Kind

  /// The default, which disables the interaction.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The views behind are enabled.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// The views behind are disabled.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Returns an interaction that enables the views behind while the sheet isn't higher than at a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// The effect of an upward drag on the content of a sheet that isn't at its largest detent. Mirrors SwiftUI's
/// `PresentationContentInteraction`.
public struct PresentationContentInteraction: Sendable, Equatable {
  enum Kind { case automatic, resizes, scrolls }
  let kind: Kind

  /// The default, which resizes the sheet first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The drag resizes the sheet first, and scrolls the content when the sheet is at its largest detent.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The drag scrolls the content. Only drags on views that don't scroll resize the sheet.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// The form of a presentation in a window of compact size. Mirrors SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable, Equatable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind

  /// The default adaptation. A popover becomes a sheet; other presentations don't change.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation doesn't change.
  public static let none = PresentationAdaptation(kind: .none)
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// The presentation becomes a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

extension View {
  /// Sets the style of the enclosing presentation's background. Mirrors SwiftUI's `presentationBackground(_:)`.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption {
      $0.backgroundStyle = AnyShapeStyle(style)
      $0.backgroundView = nil
    }
  }

  /// Sets a view as the background of the enclosing presentation. Mirrors SwiftUI's `presentationBackground(alignment:content:)`.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return presentationOption {
      $0.backgroundStyle = nil
      $0.backgroundView = AnyView(Color.clear.overlay(alignment: alignment) { view })
    }
  }

  /// Sets the interaction with the views behind the enclosing presentation. They aren't dimmed if they are enabled. Mirrors SwiftUI's
  /// `presentationBackgroundInteraction(_:)`.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets the corner radius of the enclosing presentation, in points. `nil` is the default radius. A negative or nonfinite value counts as
  /// zero. Mirrors SwiftUI's `presentationCornerRadius(_:)`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } }
  }

  /// Sets the effect of an upward drag on scrollable content while the enclosing sheet isn't at its largest detent. Mirrors SwiftUI's
  /// `presentationContentInteraction(_:)`.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets the form of the enclosing presentation in a window of compact width or height. Mirrors SwiftUI's
  /// `presentationCompactAdaptation(_:)`.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the forms of the enclosing presentation in a window of compact width, and in one of compact height. Mirrors SwiftUI's
  /// `presentationCompactAdaptation(horizontal:vertical:)`.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}
