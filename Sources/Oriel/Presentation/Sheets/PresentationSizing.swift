import Foundation

/// The sizing of a sheet that isn't a bottom sheet. Mirrors SwiftUI's `PresentationSizing`.
@MainActor @preconcurrency
public protocol PresentationSizing: Sendable {
  /// Returns the proposal for the content. A dimension that is `nil` is determined by the content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet whose size is determined. Mirrors SwiftUI's `PresentationSizingRoot`.
public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal.
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context in which the size of a sheet is determined. Mirrors SwiftUI's `PresentationSizingContext`.
public struct PresentationSizingContext {
  /// The available size.
  let room: CGSize
  /// The maximum size that the sheet has had along each axis.
  let largest: CGSize

  /// Returns the size of the sheet for a proposal.
  @MainActor func size(of root: PresentationSizingRoot, for proposal: ProposedViewSize) -> CGSize {
    let limited = ProposedViewSize(width: proposal.width.map { min($0, room.width) }, height: proposal.height.map { min($0, room.height) })
    var size = limited.width != nil && limited.height != nil ? .zero : root.sizeThatFits(limited)
    // Content that is wider than the available width is measured again at that width, because it may need more height.
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

/// A sizing that is at most as wide as a form, and as high as the content. Content of flexible height has the height of a form. Mirrors
/// SwiftUI's `AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates an automatic sizing.
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let form = FormPresentationSizing.size
    let most = CGSize(width: min(form.width, context.room.width), height: context.room.height)
    // Content that accepts any proposed height has no ideal height.
    let isFlexible = root.sizeThatFits(ProposedViewSize(width: most.width, height: 100_000)).height >= 100_000
    let natural = root.sizeThatFits(ProposedViewSize(width: most.width, height: nil))
    let height = isFlexible ? form.height : natural.height
    return ProposedViewSize(width: min(max(natural.width, 280), max(most.width, 280)), height: height)
  }
}

/// A sizing that has the size of the content. Mirrors SwiftUI's `FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates a fitted sizing.
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}

/// A sizing that has the size of a form: 540 by 620 points. Mirrors SwiftUI's `FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing {
  static let size = CGSize(width: 540, height: 620)

  /// Creates a form sizing.
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(Self.size)
  }
}

/// A sizing that has the size of a page: 768 points wide, and as high as the window permits. Mirrors SwiftUI's `PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates a page sizing.
  nonisolated public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 768, height: context.room.height)
  }
}

/// A sizing that has the size of the content along some axes, and of another sizing along the others.
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

/// A sizing that grows and never shrinks along some axes, based on another sizing.
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
  /// Returns a sizing that has the size of the content along the given axes. Mirrors SwiftUI's `fitted(horizontal:vertical:)`.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Returns a sizing that grows along the given axes with the content, and doesn't shrink while the sheet is shown. Mirrors SwiftUI's
  /// `sticky(horizontal:vertical:)`.
  nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The automatic sizing.
  nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// A sizing that has the size of the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A sizing that has the size of a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A sizing that has the size of a page.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Sets the sizing of the enclosing sheet, which applies unless it is a bottom sheet. Mirrors SwiftUI's `presentationSizing(_:)`.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    presentationOption { $0.sizing = sizing }
  }
}
