/// A group of entries in the standard menus. Mirrors SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private enum Kind {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, windowList, singleWindowList, help
  }

  private let kind: Kind

  /// The entries about the app, in the menu with the app's name.
  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  /// The entries for the app's settings, in the menu with the app's name.
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  /// The entries for services of the system, in the menu with the app's name.
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  /// The entries that show and hide the app, in the menu with the app's name.
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  /// The entries that end the app, in the menu with the app's name.
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  /// The entries that create and open documents, in the File menu.
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  /// The entries that save and close documents, in the File menu.
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  /// The entries that import and export data, in the File menu.
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  /// The entries that print, in the File menu.
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  /// The entries that undo and redo, in the Edit menu.
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  /// The entries for the pasteboard, in the Edit menu.
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  /// The entries that edit text, in the Edit menu.
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  /// The entries that format text, in the Format menu.
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  /// The entries for toolbars, in the View menu.
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  /// The entries for sidebars, in the View menu.
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  /// The entries that change the size of a window, in the Window menu.
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  /// The entries that arrange windows, in the Window menu.
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
  /// The entries for the app's open windows, in the Window menu.
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  /// The entries for the single windows that the app defines, in the Window menu.
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  /// The entries of the Help menu.
  public static let help = CommandGroupPlacement(kind: .help)
}
