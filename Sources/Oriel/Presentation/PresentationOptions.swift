import Foundation

/// The options of a presentation that modifiers in its content set.
struct PresentationOptions {
  struct Selection {
    let value: PresentationDetent
    let set: (PresentationDetent) -> Void
  }

  var detents: Set<PresentationDetent>?
  var selection: Selection?
  /// The detents of a sheet. If there are none, or if the set is empty, the only detent is `large`.
  var effectiveDetents: Set<PresentationDetent> { detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large] }
  var dragIndicator = Visibility.automatic
  var isDismissDisabled = false
  var backgroundStyle: AnyShapeStyle?
  var backgroundView: AnyView?
  /// Indicates whether the app sets the background.
  var hasBackground: Bool { backgroundStyle != nil || backgroundView != nil }
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var cornerRadius: CGFloat?
  var contentInteraction = PresentationContentInteraction.automatic
  var sizing: (any PresentationSizing)?
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic

  /// Merges other options. If both set an option, that of `other` applies.
  mutating func merge(_ other: PresentationOptions) {
    if let detents = other.detents { (self.detents, selection) = (detents, other.selection) }
    if other.dragIndicator != .automatic { dragIndicator = other.dragIndicator }
    if other.isDismissDisabled { isDismissDisabled = true }
    if let style = other.backgroundStyle { (backgroundStyle, backgroundView) = (style, nil) }
    if let view = other.backgroundView { (backgroundStyle, backgroundView) = (nil, view) }
    if other.backgroundInteraction != .automatic { backgroundInteraction = other.backgroundInteraction }
    cornerRadius = other.cornerRadius ?? cornerRadius
    if other.contentInteraction != .automatic { contentInteraction = other.contentInteraction }
    sizing = other.sizing ?? sizing
    if other.horizontalAdaptation != .automatic { horizontalAdaptation = other.horizontalAdaptation }
    if other.verticalAdaptation != .automatic { verticalAdaptation = other.verticalAdaptation }
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) { value.merge(nextValue()) }
}

extension View {
  nonisolated func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }
}
