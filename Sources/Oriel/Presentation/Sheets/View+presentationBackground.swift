import Foundation

/// Whether what is behind a presentation can be used. Mirrors SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Equatable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
  let kind: Kind

  /// It can't.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// As long as the sheet isn't higher than at the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a drag upwards on the content of a sheet does that could be higher. Mirrors SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Sendable, Equatable {
  enum Kind { case automatic, resizes, scrolls }
  let kind: Kind

  /// It resizes the sheet first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// It resizes the sheet first, and scrolls when that is as high as it gets.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// It scrolls; the sheet is resized by what doesn't.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What a presentation becomes where there is little room. Mirrors SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable, Equatable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind

  /// A popover becomes a sheet; everything else stays.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays as it is.
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

extension View {
  /// Fills the presentation around, in place of its own background. Mirrors SwiftUI's `presentationBackground(_:)`.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption {
      $0.backgroundStyle = AnyShapeStyle(style)
      $0.backgroundView = nil
    }
  }

  /// Stands behind the content of the presentation around, in place of its own background. Mirrors SwiftUI's
  /// `presentationBackground(alignment:content:)`.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return presentationOption {
      $0.backgroundStyle = nil
      $0.backgroundView = AnyView(Color.clear.overlay(alignment: alignment) { view })
    }
  }

  /// Whether what is behind the presentation around can be used; if so it isn't dimmed. Mirrors SwiftUI's
  /// `presentationBackgroundInteraction(_:)`.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// The radius of the corners of the presentation around, in points; nil is the default. What is negative or no number counts as 0.
  /// Mirrors SwiftUI's `presentationCornerRadius(_:)`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } }
  }

  /// What a drag upwards on scrolled content does while the sheet around could be higher. Mirrors SwiftUI's
  /// `presentationContentInteraction(_:)`.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// What the presentation around becomes in a window of little width or height. Mirrors SwiftUI's `presentationCompactAdaptation(_:)`.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// What the presentation around becomes in a window of little width, and in one of little height. Mirrors SwiftUI's
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
