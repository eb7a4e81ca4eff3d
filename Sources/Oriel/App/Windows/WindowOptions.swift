import Foundation

/// The options that a window is opened with.
package struct WindowOptions: Equatable {
  package enum Resizability: Sendable {
    case automatic
    /// The window is at least as large as the minimum size of its content.
    case contentMinSize
    /// The window opens with the size of its content, and is limited to the content's minimum and maximum size.
    case contentSize
  }

  package var title: String
  /// The size in points, or `nil` for the standard size.
  package var size: CGSize?
  /// The size of a window without options.
  package static let standardSize = CGSize(width: 900, height: 700)
  /// Indicates whether the window opens maximized.
  package var isMaximized = false
  package var resizability = Resizability.automatic
  package var hidesTitleBar = false
  /// Indicates whether the toolbar replaces the title bar, or `nil` for the default of the desktop environment.
  package var unifiesTitleBar: Bool?
  /// Indicates whether a toolbar that replaces the title bar shows the title.
  package var showsTitle = true

  /// Indicates whether the window consists of its content only, without a frame and a background.
  package var isPlain = false
  /// The position of a status item's window, or `nil` for other windows.
  package var popUp: PopUp?

  /// A borderless window that closes when it loses the keyboard focus.
  package struct PopUp: Equatable {
    /// The position of the click in pixels of the screen, or `nil` if it is unknown.
    package var point: CGPoint?
  }

  package init(title: String, size: CGSize? = nil) {
    self.title = title
    self.size = size
  }
}
