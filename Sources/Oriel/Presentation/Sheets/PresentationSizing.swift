import Foundation

/// How large a sheet is that doesn't rise from the window's bottom. Mirrors SwiftUI's `PresentationSizing`.
@MainActor @preconcurrency
public protocol PresentationSizing: Sendable {
  /// What the content is offered: an axis that is nil follows the content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet that is to be sized. Mirrors SwiftUI's `PresentationSizingRoot`.
public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size that the content takes for a proposal.
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is sized. Mirrors SwiftUI's `PresentationSizingContext`.
public struct PresentationSizingContext {
  /// The room that there is.
  let room: CGSize
  /// The largest that the sheet has been along each axis.
  let largest: CGSize

  /// The size that a proposal leads to.
  @MainActor func size(of root: PresentationSizingRoot, for proposal: ProposedViewSize) -> CGSize {
    let limited = ProposedViewSize(width: proposal.width.map { min($0, room.width) }, height: proposal.height.map { min($0, room.height) })
    var size = limited.width != nil && limited.height != nil ? .zero : root.sizeThatFits(limited)
    // What is wider than the room gets its width, and needs perhaps more height.
    if limited.width == nil, size.width > room.width, limited.height == nil {
      size = root.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
    }
    func length(_ proposed: CGFloat?, _ natural: CGFloat, _ limit: CGFloat) -> CGFloat {
      let value = proposed ?? natural
      return min(value.isFinite ? max(0, value) : limit, limit)
    }
    return CGSize(width: length(limited.width, size.width, room.width), height: length(limited.height, size.height, room.height))
  }
}

/// As wide as a form at most, and as high as the content; content that takes any height has that of a form. Mirrors SwiftUI's
/// `AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing {
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let form = FormPresentationSizing.size
    let most = CGSize(width: min(form.width, context.room.width), height: context.room.height)
    // What takes any height that it is offered has none of its own.
    let isFlexible = root.sizeThatFits(ProposedViewSize(width: most.width, height: 100_000)).height >= 100_000
    let natural = root.sizeThatFits(ProposedViewSize(width: most.width, height: nil))
    let height = isFlexible ? form.height : natural.height
    return ProposedViewSize(width: min(max(natural.width, 280), max(most.width, 280)), height: height)
  }
}

/// The size of the content. Mirrors SwiftUI's `FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing {
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}

/// The size of a form: 540 by 620 points. Mirrors SwiftUI's `FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing {
  static let size = CGSize(width: 540, height: 620)

  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(Self.size)
  }
}

/// The size of a page: 768 points wide, and as high as the window lets it be. Mirrors SwiftUI's `PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing {
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 768, height: context.room.height)
  }
}

/// Another size, but that of the content along some axes.
private struct PartlyFittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  nonisolated init(base: Base, horizontal: Bool, vertical: Bool) {
    (self.base, self.horizontal, self.vertical) = (base, horizontal, vertical)
  }

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
  }
}

/// Another size that grows and doesn't shrink along some axes.
private struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  nonisolated init(base: Base, horizontal: Bool, vertical: Bool) {
    (self.base, self.horizontal, self.vertical) = (base, horizontal, vertical)
  }

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    let size = context.size(of: root, for: proposal)
    if horizontal { proposal.width = max(size.width, context.largest.width) }
    if vertical { proposal.height = max(size.height, context.largest.height) }
    return proposal
  }
}

extension PresentationSizing {
  /// This size, but the content's along the axes. Mirrors SwiftUI's `fitted(horizontal:vertical:)`.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// This size, which grows along the axes with the content and doesn't shrink while the sheet is shown. Mirrors SwiftUI's
  /// `sticky(horizontal:vertical:)`.
  nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// How large the sheet around is, where it doesn't rise from the window's bottom. Mirrors SwiftUI's `presentationSizing(_:)`.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    presentationOption { $0.sizing = sizing }
  }
}
