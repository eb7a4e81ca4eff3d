import Foundation
import OrielModel

/// What modifiers say about the next scroll view inside, not about those inside of that one.
struct ScrollSetup: Equatable {
  var defaultAnchor: UnitPoint?
  /// What was said for one role goes before the default, even where it is nothing.
  var anchors: [ScrollAnchorRole: UnitPoint?] = [:]
  var margins: [ContentMarginPlacement: [Edge: CGFloat]] = [:]
  /// Below what is scrolled vertically, beside its margin.
  var endRoom: CGFloat = 0
  var anchor = ScrollAnchor.automatic
  var decelerationRate = ScrollMotion.DecelerationRate.normal
  var targetBehavior: (any ScrollTargeting)?
  var observers: [any ScrollObserving] = []

  func anchor(for role: ScrollAnchorRole) -> UnitPoint? { anchors[role] ?? defaultAnchor }

  /// What is said for a placement goes before what is said for all, edge by edge.
  func margins(for placement: ContentMarginPlacement) -> EdgeInsets {
    func margin(_ edge: Edge) -> CGFloat {
      let margin = margins[placement]?[edge] ?? margins[.automatic]?[edge] ?? 0
      return margin.isFinite ? margin : 0
    }
    return EdgeInsets(top: margin(.top), leading: margin(.leading), bottom: margin(.bottom), trailing: margin(.trailing))
  }

  static func == (left: ScrollSetup, right: ScrollSetup) -> Bool {
    left.defaultAnchor == right.defaultAnchor && left.anchors == right.anchors && left.margins == right.margins
      && left.endRoom == right.endRoom && left.anchor == right.anchor
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

  /// Whether scroll views here scroll by hand. Mirrors SwiftUI's `isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Mirrors SwiftUI's `horizontalScrollIndicatorVisibility`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Mirrors SwiftUI's `verticalScrollIndicatorVisibility`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Mirrors SwiftUI's `horizontalScrollBounceBehavior`.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Mirrors SwiftUI's `verticalScrollBounceBehavior`.
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
    guard let setup = scrollSetup else { return traits }
    traits.initialAnchor = setup.anchor(for: .initialOffset)
    traits.sizeChangesAnchor = setup.anchor(for: .sizeChanges)
    traits.alignmentAnchor = setup.anchor(for: .alignment)
    traits.anchor = setup.anchor
    traits.contentMargins = setup.margins(for: .scrollContent)
    traits.indicatorMargins = setup.margins(for: .scrollIndicators)
    traits.endRoom = setup.endRoom
    if layoutDirection == .rightToLeft {
      // A scroll view counts its insets from the left.
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
  /// Says something about the next scroll view inside.
  nonisolated func scrollSetup(_ change: @escaping (inout ScrollSetup) -> Void) -> some View {
    modifier(
      EnvironmentModifier { values in
        var setup = values.scrollSetup ?? ScrollSetup()
        change(&setup)
        values.scrollSetup = setup
      })
  }
}
