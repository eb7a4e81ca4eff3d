import Foundation
import OrielDrawing

/// What a window is told by the desktop.
package struct WindowTraits: Equatable, Sendable {
  package enum Activity: Sendable {
    /// In the foreground with the keyboard.
    case active
    /// Visible, another window has the keyboard.
    case inactive
    /// Minimised, covered by the lock screen, or on its way to be closed.
    case background
  }

  package var isDark = false
  package var isHighContrast = false
  package var reducesMotion = false
  /// Whether somebody has the screen read to them.
  package var hasScreenReader = false
  package var isRightToLeft = false
  /// Whether there is a touch screen.
  package var hasTouch = false
  package var activity = Activity.active
  /// The desktop's text scaling factor; 1 is normal.
  package var textScale = 1.0
  /// The accent colour that the user has chosen for the desktop.
  package var accent: RGBA?
  /// The family of the desktop's font, where it is to be the system font's.
  package var fontFamily: String?
  /// Whether the user has chosen a day of 24 hours, or of twice 12; nil leaves it to the language.
  package var has24Hours: Bool?
  /// Whether there are neither keys nor a mouse: a text that gets the focus can't be typed into otherwise than on the screen.
  package var isTouchOnly = false
  /// When the on-screen keyboard comes up, whatever the app says.
  package var softwareKeyboard: SoftwareKeyboardPolicy?

  package init() {}
}

/// A window's content, as the platform drives it. The engine implements it; hosts call it on the main actor only.
@MainActor
package protocol WindowContent: AnyObject {
  var surface: (any WindowSurface)? { get set }
  /// `size` in points; `scale` is pixels a point and may be fractional.
  func resize(to size: CGSize, scale: CGFloat)
  func update(_ traits: WindowTraits)
  func handle(_ event: PointerEvent)
  /// Whether anything scrolled.
  @discardableResult func handle(_ event: ScrollEvent) -> Bool
  /// Whether something follows pinches there.
  @discardableResult func handle(_ event: PinchEvent) -> Bool
  /// Whether a view around the focus takes a key that types text, before the input method gets it.
  func intercept(_ event: KeyEvent) -> Bool
  /// Whether the key was used. A key that was not goes on to the input method.
  @discardableResult func handle(_ event: KeyEvent) -> Bool
  /// The modifier keys that are held now, while the window has the keyboard.
  func modifiersDidChange(to modifiers: EventModifiers)
  func handle(_ event: TextInputEvent)
  func handle(_ event: StickEvent)
  /// Runs one frame: update, animate, layout, preferences, actions, draw. `time` is the frame clock's, in seconds, never going back.
  func renderFrame(at time: TimeInterval) -> DisplayNode
  /// What passes the window's edges and isn't in the frame: from the back to the front. To be asked for after each frame.
  var popups: [Popup] { get }
  /// Whether something is waiting for the next frame: an animation, a timer that is due, dirty nodes.
  var needsFrame: Bool { get }
  /// Whether views of the platform's stand among the content's.
  var hasPlatformViews: Bool { get }
  /// Tells the platform's views where they are; to be called after each frame.
  func settlePlatformViews()
  /// The platform's view that is in front at a point.
  func platformView(at point: CGPoint) -> (any PlatformView)?
  /// Draws again what was marked since the last frame, and nothing else.
  func redraw() -> DisplayNode
  /// Whether anything has the focus.
  var hasFocus: Bool { get }
  /// Gives the focus to the first or the last that can have it; false where nothing can.
  func enterFocus(isForward: Bool) -> Bool
  /// The size that the views take of a proposal.
  func idealSize(for proposal: ProposedViewSize) -> CGSize
  /// The insets of the window's own edges.
  var safeAreaInsets: EdgeInsets { get set }
  /// The focus went to something else of the same window.
  func leaveFocus()
  /// The system's on-screen keyboard came, went, or was shown or hidden.
  func systemKeyboardDidChange()
  /// The desktop's list of layouts is another one.
  func keyboardLayoutsDidChange()
  /// Something from elsewhere comes over the window.
  func visit(_ providers: [NSItemProvider]) -> DragVisit
  /// Lets assistive technology follow the window; nil where there is nothing to follow.
  func watchAccessibility() -> AccessibilityWatch?
  /// The window has another size, or fills the screen, or doesn't any more. The size is that which a window is opened with, of one that doesn't fill
  /// the screen.
  func windowSizeDidChange(to size: CGSize, isMaximized: Bool)
  /// What lets the content's bars take the place of the window's title bar; nil where the content has none.
  var titleBar: WindowTitleBar? { get }
  /// Somebody wants the window closed: whether it may be, or has something to ask before.
  func shouldClose() -> Bool
  /// The window is gone: views disappear, tasks are cancelled.
  func close()
}

/// The window as its content sees it.
@MainActor
package protocol WindowSurface: InputSurface {
  /// Asks for one call of `renderFrame`; asking again before it comes changes nothing.
  func requestFrame()
  /// Asks for a frame in so many seconds, when a timer of the content is due. Only the earliest request counts.
  func requestFrame(after delay: TimeInterval)
  func setTitle(_ title: String)
  /// Whether somebody may close the window, and not the app alone.
  var canBeClosed: Bool { get }
  /// What may be done with the window changed.
  func setBehavior(_ behavior: WindowBehavior)
  /// Shows the desktop's file dialog; nil where there is none. `completion` is called once, later, with nil where nothing was chosen.
  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)?
}

extension WindowContent {
  package func windowSizeDidChange(to size: CGSize, isMaximized: Bool) {}
  package var titleBar: WindowTitleBar? { nil }
  package var popups: [Popup] { [] }
  package func shouldClose() -> Bool { true }
  package func watchAccessibility() -> AccessibilityWatch? { nil }
  package func systemKeyboardDidChange() {}
  package func keyboardLayoutsDidChange() {}
}

extension WindowSurface {
  package var canBeClosed: Bool { true }
  package func setBehavior(_ behavior: WindowBehavior) {}
  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)? { nil }
}

/// Where an app runs: it shapes text, decodes images, opens windows.
@MainActor
package protocol Platform: AnyObject {
  var shaper: any TextShaper { get }
  var images: any ImageLoader { get }
  /// Opens a window; nil where there can't be one.
  func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)?
  /// Shows an item in the desktop's bar, until it is removed; nil where there can't be one.
  func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)?
  /// Has the desktop open an address; false where it has nothing for it.
  func open(_ url: URL) -> Bool
}

extension Platform {
  package func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)? { nil }
  package func open(_ url: URL) -> Bool { false }
}

/// An item in the desktop's bar. It follows what the `StatusItem` has.
@MainActor
package protocol PlatformStatusItem: AnyObject {
  func remove()
}

/// A window that was opened.
@MainActor
package protocol PlatformWindow: AnyObject {
  /// Brings it to the front.
  func present()
  /// Closes its content, and the window.
  func close()
}
