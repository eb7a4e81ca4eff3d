import Foundation
import OrielDrawing

/// The state that the desktop environment reports to a window.
package struct WindowTraits: Equatable, Sendable {
  package enum Activity: Sendable {
    /// The window is in the foreground and has the keyboard focus.
    case active
    /// The window is visible, and another window has the keyboard focus.
    case inactive
    /// The window is minimized, covered by the lock screen, or about to close.
    case background
  }

  package var isDark = false
  package var isHighContrast = false
  package var reducesMotion = false
  /// Indicates whether a screen reader runs.
  package var hasScreenReader = false
  package var isRightToLeft = false
  /// Indicates whether there is a touch screen.
  package var hasTouch = false
  package var activity = Activity.active
  /// The text scaling factor of the desktop environment. The normal value is 1.
  package var textScale = 1.0
  /// The accent color that the user has chosen for the desktop environment.
  package var accent: RGBA?
  /// The font family of the desktop environment, if the system font uses it.
  package var fontFamily: String?
  /// Indicates whether the user prefers a 24-hour clock over a 12-hour clock, or `nil` if the language decides.
  package var has24Hours: Bool?
  /// Indicates whether there is neither a keyboard nor a mouse, so that text can only be typed with a software keyboard.
  package var isTouchOnly = false
  /// The policy for the software keyboard, which overrides that of the app.
  package var softwareKeyboard: SoftwareKeyboardPolicy?

  package init() {}
}

/// The content of a window, as the platform drives it. The engine implements this protocol. Hosts call it on the main actor only.
@MainActor
package protocol WindowContent: AnyObject {
  var surface: (any WindowSurface)? { get set }
  /// Sets the size of the content.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point, which can be fractional.
  func resize(to size: CGSize, scale: CGFloat)
  func update(_ traits: WindowTraits)
  func handle(_ event: PointerEvent)
  /// Handles a scroll event, and returns whether a view scrolled.
  @discardableResult func handle(_ event: ScrollEvent) -> Bool
  /// Handles a pinch event, and returns whether a view follows it.
  @discardableResult func handle(_ event: PinchEvent) -> Bool
  /// Offers a key that types text to the focused view and its ancestors before the input method receives it, and returns whether one of
  /// them has handled it.
  func intercept(_ event: KeyEvent) -> Bool
  /// Handles a key event, and returns whether it was consumed. The input method receives events that weren't.
  @discardableResult func handle(_ event: KeyEvent) -> Bool
  /// Called when the pressed modifier keys have changed while the window has the keyboard focus.
  func modifiersDidChange(to modifiers: EventModifiers)
  func handle(_ event: TextInputEvent)
  func handle(_ event: StickEvent)
  /// Runs one frame: update, animations, layout, preferences, actions and drawing.
  ///
  /// - Parameter time: The time of the frame clock in seconds, which never decreases.
  func renderFrame(at time: TimeInterval) -> DisplayNode
  /// The popups that extend beyond the window and aren't part of the frame, from back to front. The host reads them after each frame.
  var popups: [Popup] { get }
  /// Indicates whether work is pending for the next frame, such as an animation, a due timer or invalidated nodes.
  var needsFrame: Bool { get }
  /// Indicates whether the content contains views of the platform.
  var hasPlatformViews: Bool { get }
  /// Updates the positions of the platform's views. The host calls this after each frame.
  func updatePlatformViewPositions()
  /// Returns the topmost view of the platform at a point.
  func platformView(at point: CGPoint) -> (any PlatformView)?
  /// Draws what was invalidated since the last frame, without running the other passes.
  func redraw() -> DisplayNode
  /// Indicates whether a view has the focus.
  var hasFocus: Bool { get }
  /// Moves the focus to the first or the last focusable view, and returns `false` if there is none.
  func enterFocus(isForward: Bool) -> Bool
  /// Returns the size of the views for a proposal.
  func idealSize(for proposal: ProposedViewSize) -> CGSize
  /// The safe area insets of the window.
  var safeAreaInsets: EdgeInsets { get set }
  /// Called when the focus has moved to another widget of the same window.
  func leaveFocus()
  /// Called when the system's software keyboard appeared, disappeared, or was shown or hidden.
  func systemKeyboardDidChange()
  /// Called when the desktop environment's list of keyboard layouts has changed.
  func keyboardLayoutsDidChange()
  /// Begins a drag session with items that come from another window or app.
  func visit(_ providers: [NSItemProvider]) -> DropSession
  /// Returns an object that observes the accessibility tree, or `nil` if there is none.
  func watchAccessibility() -> AccessibilityObserver?
  /// Called when the size of the window has changed, or when it was maximized or restored.
  ///
  /// - Parameter size: The size of the window when it isn't maximized, with which it is opened again.
  func windowSizeDidChange(to size: CGSize, isMaximized: Bool)
  /// The object with which the content's bars replace the window's title bar, or `nil` if the content has no such bars.
  var titleBar: WindowTitleBar? { get }
  /// Returns whether the window can close on the user's request. The content presents a question first if it can't.
  func shouldClose() -> Bool
  /// Called when the window has closed. Views disappear, and tasks are canceled.
  func close()
}

/// The interface of a window for its content.
@MainActor
package protocol WindowSurface: InputSurface {
  /// Requests one call of `renderFrame`. Further requests before that call have no effect.
  func requestFrame()
  /// Requests a frame after a number of seconds, when a timer of the content is due. Only the earliest request counts.
  func requestFrame(after delay: TimeInterval)
  func setTitle(_ title: String)
  /// Indicates whether the user can close the window, rather than the app only.
  var canBeClosed: Bool { get }
  /// Called when the permitted interactions with the window have changed.
  func setBehavior(_ behavior: WindowBehavior)
  /// Shows the desktop environment's file dialog, and returns `nil` if there is none.
  ///
  /// - Parameter completion: The closure that is called once and later, with `nil` if the user has chosen no file.
  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)?
}

extension WindowContent {
  package func windowSizeDidChange(to size: CGSize, isMaximized: Bool) {}
  package var titleBar: WindowTitleBar? { nil }
  package var popups: [Popup] { [] }
  package func shouldClose() -> Bool { true }
  package func watchAccessibility() -> AccessibilityObserver? { nil }
  package func systemKeyboardDidChange() {}
  package func keyboardLayoutsDidChange() {}
}

extension WindowSurface {
  package var canBeClosed: Bool { true }
  package func setBehavior(_ behavior: WindowBehavior) {}
  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)? { nil }
}

/// The platform that runs an app: it shapes text, decodes images and opens windows.
@MainActor
package protocol Platform: AnyObject {
  var shaper: any TextShaper { get }
  var images: any ImageLoader { get }
  /// Opens a window, or returns `nil` if that isn't possible.
  func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)?
  /// Shows an item in the desktop environment's status area until it is removed, or returns `nil` if that isn't possible.
  func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)?
  /// Opens a URL with the desktop environment, and returns `false` if no app handles it.
  func open(_ url: URL) -> Bool
}

extension Platform {
  package func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)? { nil }
  package func open(_ url: URL) -> Bool { false }
}

/// An item in the desktop environment's status area. It observes its `StatusItem`.
@MainActor
package protocol PlatformStatusItem: AnyObject {
  func remove()
}

/// An open window.
@MainActor
package protocol PlatformWindow: AnyObject {
  /// Brings the window to the front.
  func present()
  /// Closes the content and the window.
  func close()
}
