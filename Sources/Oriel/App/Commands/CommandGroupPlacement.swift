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

  /// In the menu with the app's name.
  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  /// In the menu with the app's name.
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  /// In the menu with the app's name.
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  /// In the menu with the app's name.
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  /// In the menu with the app's name.
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  /// In the File menu.
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  /// In the File menu.
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  /// In the File menu.
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  /// In the File menu.
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  /// In the Edit menu.
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  /// In the Edit menu.
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  /// In the Edit menu.
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  /// In the Format menu.
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  /// In the View menu.
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  /// In the View menu.
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  /// In the Window menu.
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  /// In the Window menu.
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
  /// In the Window menu.
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  /// In the Window menu.
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  /// In the Help menu.
  public static let help = CommandGroupPlacement(kind: .help)
}
