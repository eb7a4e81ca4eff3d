import Foundation

/// How a window is opened.
package struct WindowOptions: Equatable {
  package enum Resizability: Sendable {
    case automatic
    /// Not smaller than its content can be.
    case contentMinSize
    /// As large as its content at first; not smaller than that can be, nor larger.
    case contentSize
  }

  package var title: String
  /// In points; nil is the standard size.
  package var size: CGSize?
  /// Of a window that nothing is said of.
  package static let standardSize = CGSize(width: 900, height: 700)
  /// Whether it fills the screen at first.
  package var isMaximized = false
  package var resizability = Resizability.automatic
  package var hidesTitleBar = false
  /// Whether a toolbar stands in the place of the title bar; nil as the desktop has it.
  package var unifiesTitleBar: Bool?
  /// Whether a toolbar in the title bar's place shows what the window is called.
  package var showsTitle = true

  /// Whether there is nothing but the content: no frame, and no ground behind.
  package var isPlain = false
  /// How the window of an item in the desktop's bar stands; nil for windows as they are otherwise.
  package var popUp: PopUp?

  /// A window without a frame, which closes when it loses the keyboard.
  package struct PopUp: Equatable {
    /// Where somebody has clicked, in pixels of the screen; nil where that isn't known.
    package var point: CGPoint?
  }

  package init(title: String, size: CGSize? = nil) {
    self.title = title
    self.size = size
  }
}
