/// Where an item of a toolbar stands. Mirrors SwiftUI's `ToolbarItemPlacement`; the placements are those that there is a bar for.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private enum Kind { case keyboard }
  private let kind: Kind

  /// In a bar above the keyboard while a text inside of the toolbar's view has the focus. Without an on-screen keyboard the bar stands at the
  /// window's bottom, as on a tablet with a hardware keyboard. Its room is part of the keyboard's frame: content keeps clear of both.
  ///
  /// Items stand one after the other from the leading edge on; a `Spacer` pushes those after it to the trailing edge. Where toolbars are nested,
  /// the items of the innermost come first.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
}
