import Foundation
import OrielDrawing

/// A host that runs a view in a window, a browser or a test. It is the engine's implementation of `WindowContent`.
@MainActor
package final class ViewHost: WindowContent {
  package let graph: ViewGraph
  package weak var surface: (any WindowSurface)? {
    didSet {
      graph.surface = surface
      for box in graph.platformViews.boxes { box.surfaceDidChange() }
    }
  }

  /// The life cycle of the app that the window belongs to, which must be set before the window's first traits.
  package var lifecycle = AppLifecycle.shared {
    didSet { graph.itemClipboard = lifecycle.itemClipboard }
  }
  private var traits = WindowTraits()
  private var heldModifiers: EventModifiers = []
  /// The size in points.
  package private(set) var size = CGSize.zero
  private var scale: CGFloat = 1
  /// Indicates whether the window has received a touch.
  private var wasTouched = false
  /// The edit mode that `EditButton` and the lists of the window share if no ancestor sets one.
  private let editMode = StateBox(EditMode.inactive, owner: nil)
  /// A closure that changes the environment after the window's traits are applied, for example the locale of a test.
  package var overrides: (inout EnvironmentValues) -> Void = { _ in } {
    didSet { applyEnvironment() }
  }

  /// A color scheme that overrides the desktop environment and the views, or `nil` if they decide.
  package var overriddenColorScheme: ColorScheme? {
    didSet { if overriddenColorScheme != oldValue { applyEnvironment() } }
  }

  /// The object that represents the window in programs that use UIKit's names. It lives as long as the window.
  package var standIn: AnyObject?

  /// The inspection of the window, or `nil` while no inspector is attached.
  var inspection: WindowInspection?

  /// Indicates whether the window has no background of its own.
  package var isTransparent = false {
    didSet { applyEnvironment() }
  }

  /// Called when the scene phase of the window has changed.
  var phaseDidChange: () -> Void = {}
  var didClose: () -> Void = {}
  var sizeDidChange: (_ size: CGSize, _ isMaximized: Bool) -> Void = { _, _ in }
  /// The closure that returns whether the user can close the window. If it returns `false`, it has presented a question.
  var mayClose: () -> Bool = { true }
  /// The closure that closes the window in response to a key, or `nil` if the app doesn't manage the window.
  var closeByKey: (() -> Void)?

  #if DEBUG
    /// The violations that have been reported. A condition that a frame breaks is still broken in the next frame.
    private var brokenInvariants: Set<String> = []
    /// Called once per view for each invariant that a frame violates.
    package var invariantDidBreak: (InvariantViolation) -> Void = { violation in
      Report.once("invariant-\(violation.path)-\(violation.subject)", "The engine is in an invalid state after a frame. \(violation)")
    }
  #endif

  /// - Parameters:
  ///   - expectedSize: The expected size of the window in points, for views that read it before the window has one.
  ///   - dateOfStart: The date when the frame clock is at 0, or `nil` to use the clock of the machine.
  package init<Root: View>(
    root: Root, rendering: RenderingServices, expectedSize: CGSize? = nil, dateOfStart: Date? = nil,
    overrides: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    overrides(&environment)
    graph = ViewGraph(environment: environment, rendering: rendering)
    graph.joinLayers()
    if let expectedSize { graph.expectSize(expectedSize) }
    if let dateOfStart { graph.clock.dateOfStart = dateOfStart }
    graph.itemClipboard = lifecycle.itemClipboard
    self.overrides = overrides
    editMode.graph = graph
    graph.requestFrame = { [weak self] in self?.surface?.requestFrame() }
    graph.requestFrameLater = { [weak self] in self?.surface?.requestFrame(after: $0) }
    graph.colorSchemePreference.didChange = { [weak self] in self?.applyEnvironment() }
    applyEnvironment()
    graph.setRoot(WindowFrame(content: root))
  }

  /// A host that is released without `close()` closes itself: views disappear and tasks end. The last reference can be released on any
  /// thread.
  isolated deinit {
    lifecycle.windowDidClose(ObjectIdentifier(self))
    graph.close()
  }

  package func setRoot<Root: View>(_ root: Root) { graph.setRoot(WindowFrame(content: root)) }

  private func applyEnvironment() {
    var environment = EnvironmentValues()
    environment.colorScheme = overriddenColorScheme ?? graph.colorSchemePreference.value ?? (traits.isDark ? .dark : .light)
    environment.colorSchemeContrast = traits.isHighContrast ? .increased : .standard
    environment.accessibilityReduceMotion = traits.reducesMotion
    environment.accessibilityVoiceOverEnabled = traits.hasScreenReader
    graph.input.reading.isOn = traits.hasScreenReader
    environment.layoutDirection = traits.isRightToLeft ? .rightToLeft : .leftToRight
    environment.textScale = traits.textScale
    environment.systemFontFamily = traits.fontFamily
    environment.desktopAccent = traits.accent.map(DesktopAccent.init)
    environment.displayScale = scale
    let room = PresentationSpace(window: size, safeArea: SafeArea())
    environment.horizontalSizeClass = room.isNarrow ? .compact : .regular
    environment.verticalSizeClass = room.isLow ? .compact : .regular
    environment.usesTouch = traits.hasTouch || wasTouched
    environment.editMode = Binding(location: editMode)
    environment.firstResponder = FirstResponderProxy(graph)
    environment.graphReference = graph.reference
    environment.undoManager = graph.input.undoManager
    environment.resetFocus = ResetFocusAction(graph)
    environment.moveFocus = MoveFocusAction(graph)
    environment.windowOpenURL = OpenURLAction(system: { [reference = graph.reference] in reference.graph?.input.surface?.open($0) ?? false }
    )
    environment.scenePhase = scenePhase
    environment.heldModifiers = heldModifiers
    overrides(&environment)
    if let has24Hours = traits.has24Hours {
      environment.locale = environment.locale.withHours(has24Hours ? .zeroToTwentyThree : .oneToTwelve)
    }
    let wasMirrored = graph.rootScope.values.layoutDirection
    graph.rootScope.setRootValues(environment)
    if environment.layoutDirection != wasMirrored {
      // The order matters: a box that is already invalidated isn't added to the queue.
      graph.rootBox.setNeedsLayout()
      graph.rootBox.invalidateDeeply()
    }
    graph.rootBox.setBackground(isTransparent ? nil : Color(.system(.background)).resolved(in: environment))
    FrontmostWindow.note(lifecycle)
  }

  /// Indicates whether the window uses the dark color scheme.
  package var isDark: Bool { graph.rootScope.values.colorScheme == .dark }

  /// Indicates whether the window's views are laid out from right to left.
  package var isMirrored: Bool { graph.rootScope.values.layoutDirection == .rightToLeft }

  /// The root environment, from which views outside this window can take the fonts, the language and the colors.
  package var rootValues: EnvironmentValues { graph.rootScope.values }

  /// The screen of the window, as programs see it.
  package var screen: UIScreen { graph.screen }

  var scenePhase: ScenePhase {
    switch traits.activity {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  // MARK: WindowContent

  package func resize(to newSize: CGSize, scale newScale: CGFloat) {
    let newSize = CGSize(
      width: newSize.width.isFinite ? max(0, newSize.width) : 0, height: newSize.height.isFinite ? max(0, newSize.height) : 0)
    let oldSize = size
    size = newSize
    let room = PresentationSpace(window: newSize, safeArea: SafeArea())
    let oldRoom = PresentationSpace(window: oldSize, safeArea: SafeArea())
    let hasNewScale = newScale != scale && newScale > 0
    if hasNewScale { scale = newScale }
    if hasNewScale || room.isNarrow != oldRoom.isNarrow || room.isLow != oldRoom.isLow { applyEnvironment() }
    // A smaller window is the only sign that a compositor reserves space for the system's software keyboard.
    if newSize.height < oldSize.height, let text = graph.input.focus.focused, text.isVisible { text.keepVisible() }
    graph.screen.update(size: newSize, scale: scale)
    lifecycle.sizeMayHaveChanged()
    graph.rootBox.setRootSize(newSize)
    if newSize != oldSize { graph.keyboard.windowDidResize(from: oldSize) }
  }

  /// Indicates whether the window is that of a phone: narrow, without a keyboard or mouse.
  package var isPhone: Bool { traits.isTouchOnly && PresentationSpace(window: size, safeArea: SafeArea()).isNarrow }

  /// Indicates whether the window is wider than high, or `nil` while it has no size.
  package var isLandscape: Bool? { size == .zero ? nil : size.width > size.height }

  package func update(_ newTraits: WindowTraits) {
    Assistance.update(
      Assistance(
        reducesMotion: newTraits.reducesMotion, hasScreenReader: newTraits.hasScreenReader, isHighContrast: newTraits.isHighContrast),
      in: graph)
    lifecycle.windowDidChange(self, to: newTraits.activity)
    guard newTraits != traits else { return }
    if newTraits.activity == .background, traits.activity != .background {
      graph.input.cancelAll()
      // The file is written later, because observers of this step can change defaults.
      DefaultsFile.needsWriting(.standard)
    }
    let oldPhase = scenePhase
    traits = newTraits
    graph.softwareKeyboard.policyOverride = newTraits.softwareKeyboard
    graph.softwareKeyboard.isTouchOnly = newTraits.isTouchOnly
    graph.softwareKeyboard.isInActiveWindow = newTraits.activity == .active
    applyEnvironment()
    if scenePhase != oldPhase { phaseDidChange() }
    graph.presentations.isLeft = newTraits.activity != .active
    if newTraits.activity != .active, !graph.rootBox.popups.isEmpty { graph.input.editMenu.close() }
  }

  package func shouldClose() -> Bool { mayClose() }

  package func windowSizeDidChange(to size: CGSize, isMaximized: Bool) { sizeDidChange(size, isMaximized) }

  package func handle(_ event: PointerEvent) {
    graph.noteTime(event.time)
    if event.device == .touch, !wasTouched {
      wasTouched = true
      applyEnvironment()
    }
    if let inspection, inspection.take(event) { return }
    graph.input.handle(event)
  }

  @discardableResult package func handle(_ event: ScrollEvent) -> Bool {
    graph.noteTime(event.time)
    return graph.input.handle(event)
  }

  @discardableResult package func handle(_ event: PinchEvent) -> Bool {
    graph.noteTime(event.time)
    return graph.input.handle(event)
  }

  @discardableResult package func handle(_ event: KeyEvent) -> Bool {
    graph.noteTime(event.time)
    if let inspection, inspection.take(event) { return true }
    return graph.input.handle(event) || handleCloseKey(event)
  }

  /// Closes the window on Ctrl+W, as other programs of the desktop do, unless the app uses that shortcut.
  private func handleCloseKey(_ event: KeyEvent) -> Bool {
    guard let closeByKey, surface?.canBeClosed != false, event.phase == .down, KeyboardShortcut("w").matches(event, isMirrored: false)
    else { return false }
    // A disabled command keeps its shortcut, and a modal takes precedence.
    guard !graph.input.focus.hasShortcut(for: event), !graph.presentations.shown.contains(where: \.isModal) else { return false }
    closeByKey()
    return true
  }

  package var titleBar: WindowTitleBar? { graph.titleBar }

  package func intercept(_ event: KeyEvent) -> Bool {
    graph.noteTime(event.time)
    return graph.input.intercept(event)
  }

  package func modifiersDidChange(to modifiers: EventModifiers) {
    guard modifiers != heldModifiers else { return }
    heldModifiers = modifiers
    applyEnvironment()
  }

  package func handle(_ event: TextInputEvent) { graph.input.handle(event) }

  package func handle(_ event: StickEvent) {
    graph.noteTime(event.time)
    graph.input.handle(event)
  }

  package func renderFrame(at time: TimeInterval) -> DisplayNode {
    let node = graph.frame(at: time)
    graph.input.frameDidEnd()
    #if DEBUG
      for violation in graph.checkInvariants() where brokenInvariants.insert("\(violation.path): \(violation.subject)").inserted {
        invariantDidBreak(violation)
      }
    #endif
    return inspection?.marking(node) ?? node
  }

  package func systemKeyboardDidChange() { graph.softwareKeyboard.systemKeyboardDidChange() }

  package func keyboardLayoutsDidChange() { graph.softwareKeyboard.layoutsDidChange() }

  package var popups: [Popup] { graph.rootBox.popups }

  package var needsFrame: Bool { graph.needsFrame }

  package func watchAccessibility() -> AccessibilityObserver? { AccessibilityObserver(graph) }

  package func close() {
    lifecycle.windowDidClose(ObjectIdentifier(self))
    graph.close()
    didClose()
  }
}
