/// The placement of a toolbar's item. Mirrors SwiftUI's `ToolbarItemPlacement`. There are only placements for which there is a bar.
///
/// A screen of a `NavigationStack` or a `NavigationSplitView` has a bar with three positions at its top, and one at its bottom. Outside of
/// such screens only items for the keyboard are visible.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private enum Kind {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case cancellationAction, confirmationAction, destructiveAction, topBarLeading, topBarTrailing, topBarPinnedTrailing, bottomBar
    case keyboard, titleMenu
    case secondaryMarker
  }

  private let kind: Kind

  /// A placement at the trailing end of the top bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// A placement in the middle of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// A placement at the leading end of the top bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// A placement at the trailing end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// A placement in a menu at the trailing end of the top bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// A placement in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// A placement at the leading end of the top bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// A placement at the trailing end of the top bar, with emphasis.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// A placement at the trailing end of the top bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// A placement at the leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// A placement at the trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// A placement at the very end of the top bar, after all other items and the menu of secondary actions.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(kind: .topBarPinnedTrailing)
  /// The former name of `topBarLeading`.
  public static let navigationBarLeading = topBarLeading
  /// The former name of `topBarTrailing`.
  public static let navigationBarTrailing = topBarTrailing
  /// A placement in a bar at the bottom of the screen, starting at its leading edge. A `Spacer` pushes the items after it to the trailing
  /// edge.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)

  /// A placement in a bar above the keyboard, while a text in the toolbar's view has the focus. Without a software keyboard the bar is at
  /// the bottom of the window, as on a tablet with a hardware keyboard. The bar is part of the keyboard's frame: content stays clear of
  /// both.
  ///
  /// Items are in a row, starting at the leading edge. A `Spacer` pushes the items after it to the trailing edge. With nested toolbars the
  /// items of the innermost come first.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

  /// The placement over the title, which opens the menu.
  static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)

  /// The placement of a marker for each item of the menu at the trailing end. The menu exists only if there are markers.
  static let secondaryMarker = ToolbarItemPlacement(kind: .secondaryMarker)

  /// A position in one of the bars, which several placements share.
  enum Slot: Hashable, CaseIterable {
    case leading, principal, titleMenu, trailing, pinned, secondary, bottom, status, keyboard
    /// A view for each of the secondary actions, which indicates that they exist.
    case secondaryMarks
    /// The entries of menus for items that have moved out of a bar.
    case movedTrailing, movedBottom
  }

  var slot: Slot {
    switch kind {
    case .principal: .principal
    case .navigation, .cancellationAction, .topBarLeading: .leading
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing: .trailing
    case .topBarPinnedTrailing: .pinned
    case .secondaryAction, .secondaryMarker: .secondary
    case .bottomBar: .bottom
    case .status: .status
    case .titleMenu: .titleMenu
    case .keyboard: .keyboard
    }
  }

  var isEmphasized: Bool { kind == .confirmationAction }

  var isMark: Bool { kind == .secondaryMarker }
}

extension ToolbarItemPlacement.Slot {
  /// Indicates whether items move into a menu if the bar is too narrow for them.
  var canBeCrowded: Bool { self == .trailing || self == .bottom }

  /// Indicates whether the slot contains entries of a menu, which are built while it is open.
  var isInMenu: Bool { self == .secondary || self == .movedTrailing || self == .movedBottom }

  /// A placement that represents the whole slot.
  var placement: ToolbarItemPlacement {
    switch self {
    case .leading: .topBarLeading
    case .principal: .principal
    case .trailing, .movedTrailing: .topBarTrailing
    case .pinned: .topBarPinnedTrailing
    case .secondary: .secondaryAction
    case .secondaryMarks: .secondaryMarker
    case .bottom, .movedBottom: .bottomBar
    case .status: .status
    case .titleMenu: .titleMenu
    case .keyboard: .keyboard
    }
  }
}
