import Foundation
import OrielModel

/// The settings that modifiers make for the nearest descendant scroll view. They don't apply to scroll views inside that one.
struct ScrollSetup: Equatable {
  var defaultAnchor: UnitPoint?
  /// The anchors of single roles. They take precedence over the default anchor, even if they are `nil`.
  var anchors: [ScrollAnchorRole: UnitPoint?] = [:]
  var margins: [ContentMarginPlacement: [Edge: CGFloat]] = [:]
  /// Additional space below vertically scrolled content, besides the margin, in points.
  var endInset: CGFloat = 0
  var anchor = ScrollAnchor.automatic
  var decelerationRate = ScrollMotion.DecelerationRate.normal
  var targetBehavior: (any ScrollTargeting)?
  var observers: [any ScrollObserving] = []

  func anchor(for role: ScrollAnchorRole) -> UnitPoint? { anchors[role] ?? defaultAnchor }

  /// Returns the margins of a placement. For each edge, a margin of the placement takes precedence over the one of all placements.
  func margins(for placement: ContentMarginPlacement) -> EdgeInsets {
    func margin(_ edge: Edge) -> CGFloat {
      let margin = margins[placement]?[edge] ?? margins[.automatic]?[edge] ?? 0
      return margin.isFinite ? margin : 0
    }
    return EdgeInsets(top: margin(.top), leading: margin(.leading), bottom: margin(.bottom), trailing: margin(.trailing))
  }

  static func == (left: ScrollSetup, right: ScrollSetup) -> Bool {
    left.defaultAnchor == right.defaultAnchor && left.anchors == right.anchors && left.margins == right.margins
      && left.endInset == right.endInset && left.anchor == right.anchor
      && left.decelerationRate == right.decelerationRate
      && left.targetBehavior === right.targetBehavior && left.observers.count == right.observers.count
      && zip(left.observers, right.observers).allSatisfy { $0 === $1 }
  }
}

private enum ScrollSetupKey: EnvironmentKey { static var defaultValue: ScrollSetup? { nil } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HorizontalIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum VerticalIndicatorKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private enum VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }

extension EnvironmentValues {
  var scrollSetup: ScrollSetup? {
    get { self[ScrollSetupKey.self] }
    set { self[ScrollSetupKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user can scroll the scroll views in this environment. Mirrors SwiftUI's `isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators. Mirrors SwiftUI's `horizontalScrollIndicatorVisibility`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators. Mirrors SwiftUI's `verticalScrollIndicatorVisibility`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The bounce behavior of scroll views along the horizontal axis. Mirrors SwiftUI's `horizontalScrollBounceBehavior`.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The bounce behavior of scroll views along the vertical axis. Mirrors SwiftUI's `verticalScrollBounceBehavior`.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  var scrollTraits: ScrollTraits {
    var traits = ScrollTraits()
    traits.isEnabled = isScrollEnabled && isEnabled
    traits.isClipDisabled = isScrollClipDisabled
    traits.indicators = [.horizontal: horizontalScrollIndicatorVisibility, .vertical: verticalScrollIndicatorVisibility]
    traits.bounce = [.horizontal: horizontalScrollBounceBehavior, .vertical: verticalScrollBounceBehavior]
    traits.edgeEffects = scrollEdgeEffects.physical(isMirrored: layoutDirection == .rightToLeft)
    guard let setup = scrollSetup else { return traits }
    traits.initialAnchor = setup.anchor(for: .initialOffset)
    traits.sizeChangesAnchor = setup.anchor(for: .sizeChanges)
    traits.alignmentAnchor = setup.anchor(for: .alignment)
    traits.anchor = setup.anchor
    traits.contentMargins = setup.margins(for: .scrollContent)
    traits.indicatorMargins = setup.margins(for: .scrollIndicators)
    traits.endInset = setup.endInset
    if layoutDirection == .rightToLeft {
      // The leading inset of a scroll view is the left one.
      for margins in [\ScrollTraits.contentMargins, \ScrollTraits.indicatorMargins] {
        let old = traits[keyPath: margins]
        traits[keyPath: margins] = EdgeInsets(top: old.top, leading: old.trailing, bottom: old.bottom, trailing: old.leading)
      }
    }
    traits.decelerationRate = setup.decelerationRate
    traits.targetBehavior = setup.targetBehavior
    traits.observers = setup.observers
    return traits
  }
}

extension View {
  /// Changes the settings of the nearest descendant scroll view.
  nonisolated func scrollSetup(_ change: @escaping (inout ScrollSetup) -> Void) -> some View {
    modifier(
      EnvironmentModifier { values in
        var setup = values.scrollSetup ?? ScrollSetup()
        change(&setup)
        values.scrollSetup = setup
      })
  }
}
