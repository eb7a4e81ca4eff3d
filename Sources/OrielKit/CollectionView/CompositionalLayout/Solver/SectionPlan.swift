import SwiftUI

/// The layout of a section for a container of a certain size, with valid values.
struct SectionPlan {
  enum Arrangement {
    case groups(LayoutNode)
    case waterfall(Waterfall)
  }

  struct ScrollingProperties {
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
    var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
  }

  let arrangement: Arrangement
  /// The axis along which the layout scrolls.
  let axis: LayoutAxis
  let container: CGSize
  /// The insets that the content insets are added to, such as the safe area. They apply across the layout's axis only.
  let base: NSDirectionalEdgeInsets
  let insets: NSDirectionalEdgeInsets
  let spacing: CGFloat
  let scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: ScrollingProperties
  var boundary: BoundaryPlan
  /// The range across the layout's axis in which supplementary views are placed.
  let boundaryContent: Range<CGFloat>
  /// The size that the fractions of a group refer to.
  let room: CGSize
  let decorations: [(kind: String, ordinal: Int, insets: NSDirectionalEdgeInsets, zIndex: Int, coversItemsOnly: Bool)]
  let hasSeparators: Bool
  let separatesFirst: Bool
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  let swipes: SectionSwipes?

  /// The axis along which groups are placed.
  var groupAxis: LayoutAxis { isOrthogonal ? axis.other : axis }
  var isOrthogonal: Bool { scrolling != .none }

  @MainActor
  init(
    _ section: NSCollectionLayoutSection, along axis: LayoutAxis, in environment: any NSCollectionLayoutEnvironment, margins: LayoutMargins,
    place: LayoutPlace
  ) {
    self.axis = axis
    let across = axis.other
    let size = environment.container.contentSize
    container = CGSize(
      width: place.usable(size.width, "a container's width"), height: place.usable(size.height, "a container's height"))
    base = margins.insets(section.contentInsetsReference, in: environment).along(across)
    insets = place.usable(section.contentInsets)
    spacing = place.usable(section.interGroupSpacing, "a spacing between groups")
    scrolling = section.orthogonalScrollingBehavior
    let properties = section.orthogonalScrollingProperties
    self.properties = ScrollingProperties(bounce: properties.bounce, decelerationRate: properties.decelerationRate)
    handler = section.visibleItemsInvalidationHandler
    swipes = section.swipes
    hasSeparators = section.hasSeparators
    separatesFirst = section.separatesFirst

    let reference = section.supplementaryContentInsetsReference
    let sides = reference == .automatic ? base + insets.along(across) : margins.insets(reference, in: environment).along(across)
    let start = sides.start(across)
    boundaryContent = start..<max(start, container[across] - sides.end(across))
    var boundaryRoom = container
    boundaryRoom[across] = boundaryContent.upperBound - boundaryContent.lowerBound
    let boundary = BoundaryPlan(section.boundarySupplementaryItems, along: axis, in: boundaryRoom, place: place)
    self.boundary = boundary

    var room = container
    room[across] = max(0, container[across] - base.both(across) - insets.both(across) - boundary.leadingSide - boundary.trailingSide)
    room[axis] = max(0, container[axis] - insets.both(axis))
    self.room = room
    var ordinals: [String: Int] = [:]
    decorations = section.decorationItems.map { item in
      let ordinal = ordinals[item.elementKind, default: 0]
      ordinals[item.elementKind] = ordinal + 1
      return (item.elementKind, ordinal, place.usable(item.contentInsets), item.zIndex, item.coversItemsOnly)
    }
    switch section.arrangement {
    case .groups(let group):
      arrangement = .groups(LayoutNode.make(group, in: room, traits: environment.traitCollection, place: place))
    case .waterfall(let waterfall): arrangement = .waterfall(waterfall)
    }
  }

  /// The start of the content along the layout's axis, relative to the section.
  var contentStart: CGFloat { boundary.head + insets.start(axis) }

  /// The start of the content across the layout's axis.
  var contentStartAcross: CGFloat { base.start(axis.other) + boundary.leadingSide + insets.start(axis.other) }
}

/// The margins of a collection's layout, in addition to the safe area.
struct LayoutMargins: Hashable, Sendable {
  var margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  /// The meaning of `automatic` for sections.
  var reference = UIContentInsetsReference.safeArea
  static let readableWidth: CGFloat = 672

  @MainActor
  func insets(_ reference: UIContentInsetsReference, in environment: any NSCollectionLayoutEnvironment) -> NSDirectionalEdgeInsets {
    let safeArea = environment.container.effectiveContentInsets
    switch reference {
    case .automatic:
      return self.reference == .automatic ? safeArea : insets(self.reference, in: environment)
    case .none: return .zero
    case .safeArea: return safeArea
    case .layoutMargins: return safeArea + margins
    case .readableContent:
      var insets = safeArea + margins
      let excess = environment.container.contentSize.width - insets.leading - insets.trailing - Self.readableWidth
      if excess > 0 {
        insets.leading += excess / 2
        insets.trailing += excess / 2
      }
      return insets
    }
  }
}
