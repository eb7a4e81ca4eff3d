/// Where an item of a toolbar stands. Mirrors SwiftUI's `ToolbarItemPlacement`; the placements are those that there is a bar for.
///
/// A screen of a `NavigationStack` or `NavigationSplitView` has a bar at its top with three places, and one at its bottom. Where there is no
/// such screen around, only items for the keyboard are shown.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private enum Kind {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case cancellationAction, confirmationAction, destructiveAction, topBarLeading, topBarTrailing, bottomBar, keyboard, titleMenu
    case secondaryMark
  }

  private let kind: Kind

  /// At the trailing end of the top bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the leading end of the top bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// At the trailing end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// In a menu at the trailing end of the top bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// In the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// At the leading end of the top bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// At the trailing end of the top bar, and with emphasis.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// At the trailing end of the top bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// Mirrors the name that `topBarLeading` has replaced.
  public static let navigationBarLeading = topBarLeading
  /// Mirrors the name that `topBarTrailing` has replaced.
  public static let navigationBarTrailing = topBarTrailing
  /// In a bar at the bottom of the screen, from its leading edge on; a `Spacer` pushes those after it to the trailing edge.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)

  /// In a bar above the keyboard while a text inside of the toolbar's view has the focus. Without an on-screen keyboard the bar stands at the
  /// window's bottom, as on a tablet with a hardware keyboard. Its room is part of the keyboard's frame: content keeps clear of both.
  ///
  /// Items stand one after the other from the leading edge on; a `Spacer` pushes those after it to the trailing edge. Where toolbars are nested,
  /// the items of the innermost come first.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)

  /// Over the title, which opens it.
  static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)

  /// Where an item of the menu at the trailing end leaves a mark, by which the menu knows that it has something to show.
  static let secondaryMark = ToolbarItemPlacement(kind: .secondaryMark)

  /// A place in one of the bars: what stands for several placements.
  enum Slot: Hashable, CaseIterable { case leading, principal, titleMenu, trailing, secondary, bottom, status, keyboard }

  var slot: Slot {
    switch kind {
    case .principal: .principal
    case .navigation, .cancellationAction, .topBarLeading: .leading
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing: .trailing
    case .secondaryAction, .secondaryMark: .secondary
    case .bottomBar: .bottom
    case .status: .status
    case .titleMenu: .titleMenu
    case .keyboard: .keyboard
    }
  }

  var isEmphasized: Bool { kind == .confirmationAction }

  var isMark: Bool { kind == .secondaryMark }
}

extension ToolbarItemPlacement.Slot {
  /// A placement that stands for the whole slot.
  var placement: ToolbarItemPlacement {
    switch self {
    case .leading: .topBarLeading
    case .principal: .principal
    case .trailing: .topBarTrailing
    case .secondary: .secondaryAction
    case .bottom: .bottomBar
    case .status: .status
    case .titleMenu: .titleMenu
    case .keyboard: .keyboard
    }
  }
}
