import Foundation
import OrielModel

/// The software keyboard of a window. It determines when the keyboard is shown and which keys it has. `Keyboard` moves it, and
/// `KeyboardPanel` draws it.
///
/// Decisions are made once per frame, when the focus has settled, so that the keyboard stays when the focus moves from one field to
/// another.
@MainActor
package final class SoftwareKeyboard: FrameParticipant {
  unowned let graph: ViewGraph
  /// The policy of the host, which overrides that of the app.
  package var policyOverride: SoftwareKeyboardPolicy?
  private(set) var panel: KeyboardPanel?
  private lazy var touches = KeyboardTouches(keyboard: self)

  /// The state of the focused text, or `nil` if no focused view accepts text.
  private(set) var state: TextInputState?
  /// Indicates whether the focused text received the focus by touch.
  private var wasTouched = false
  private var lastDevice: PointerEvent.Device?
  /// Indicates whether the host has found neither a hardware keyboard nor a mouse. The use of a hardware keyboard overrides it.
  package var isTouchOnly = false
  private var hasHardware = false
  private var lastPress = CGPoint.zero
  /// The placement that was last requested.
  private var requested = KeyboardPlacement.hidden
  /// Indicates whether the keys are shown or about to be shown.
  private(set) var showsKeys = false
  /// The height of the docked keys, which they keep while they disappear.
  private var keysHeight: CGFloat = 0
  /// Indicates whether only the bar moves.
  private var keysStay = false
  /// The bar above the keys, or without keys. It exists until it is offscreen.
  var bar: KeyboardBarBox?
  /// Indicates whether the requested placement includes the bar.
  private var barIsIn = false
  private var systemRequest = SystemKeyboardRequest()
  /// Indicates whether the window is the key window. Only that one controls the system's keyboard.
  package var isInActiveWindow = true {
    didSet { if isInActiveWindow != oldValue { graph.needFrame() } }
  }

  /// The height of the docked keyboard that the user has chosen.
  var chosenHeight: CGFloat?
  /// The origin of the floating keyboard, or `nil` while the keyboard is docked.
  var floatingOrigin: CGPoint?

  var layouts = KeyboardLayouts.shared
  var layoutID: String?
  private(set) var plane = KeyPlane.letters
  /// The keyboard type for which the plane was last chosen.
  private(set) var planeType: UIKeyboardType?
  var shift = ShiftState.off {
    didSet { if shift != oldValue { panel?.shiftDidChange() } }
  }
  var lastShiftTap: TimeInterval?
  /// The time at which a space was typed, or `nil` if anything else has happened since.
  var lastSpace: TimeInterval?
  var replacement: KeyReplacement?
  /// Indicates whether a strip of words is shown above the keys.
  private(set) var showsWords = false
  var words = WordsInTheMaking()
  /// The query of the emoji search, or `nil` if there is no search.
  var emojiSearch: String?
  /// The text from which the search was started.
  weak var searchedFrom: (any FocusTarget)?
  var emojiNames: EmojiNames?
  var hasAskedForNames = false
  var recents = EmojiRecents.shared

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .keyboard }

  var focus: FocusEngine { graph.input.focus }

  // MARK: Facts

  /// Indicates whether the keys are shown or about to be shown.
  package var isShown: Bool { showsKeys }

  var isFloating: Bool {
    graph.keyboard.placement.isFloating || (panel != nil && graph.keyboard.placement == .hidden && floatingOrigin != nil)
  }

  var metrics: KeyboardMetrics {
    KeyboardMetrics(
      window: graph.rootBox.size, bottomInset: graph.rootBox.systemSafeArea.container.bottom, rows: rows,
      hasSuggestions: showsWords)
  }

  /// The number of rows of keys in the layout. All planes except that of digits are as high as the letters.
  private var rows = 4

  private func countRows() { rows = plane == .digitPad ? 4 : layout.letters.count + 1 }

  private var policy: SoftwareKeyboardPolicy {
    policyOverride ?? focus.focused?.environment.softwareKeyboardPolicy ?? .automatic
  }

  var isWanted: Bool {
    guard state != nil else { return false }
    switch policy {
    case .automatic: return wasTouched
    case .always: return true
    case .never: return false
    }
  }

  var systemKeyboard: (any SystemKeyboard)? {
    guard let keyboard = graph.input.surface?.systemKeyboard, keyboard.isAvailable else { return nil }
    return keyboard
  }

  // MARK: External events

  /// Called when the focused text, or the position of its insertion point, has changed.
  func textInputDidChange(_ newState: TextInputState?) {
    let old = state
    state = newState
    guard let newState else { return }
    showBars()
    if emojiSearch != nil, searchedFrom !== focus.focused { endEmojiSearch() }
    if old == nil {
      wasTouched = isShown ? wasTouched : lastDevice.map { $0 == .touch } ?? (isTouchOnly && !hasHardware)
      shift = .off
      systemRequest.renew()
    }
    if old?.traits.keyboardType != newState.traits.keyboardType { choosePlane(for: newState.traits.keyboardType) }
    if old?.surroundingText != newState.surroundingText || old?.surroundingCaret != newState.surroundingCaret
      || old?.traits != newState.traits
    {
      capitalize()
      if panel != nil { updateWords() }
    }
    arrange()
  }

  /// Called when a pointer was pressed outside of the keyboard.
  func pressBegan(_ event: PointerEvent) {
    lastDevice = event.device
    lastPress = event.location
  }

  /// Called when a pointer was released outside of the keyboard. A tap by a finger on the focused text shows the keyboard again.
  func pressEnded(_ event: PointerEvent) {
    guard event.device == .touch, state != nil, !wasTouched || systemRequest.isDismissed, event.location.distance(to: lastPress) < 10 else {
      return
    }
    guard let target = focus.focused, let box = graph.rootBox.hitTest(event.location), box.isWithin(target) else { return }
    wasTouched = true
    systemRequest.renew()
    graph.needFrame()
  }

  /// Called when a hardware key or an input method was used. The keys on the screen aren't needed then.
  func hardwareWasUsed() {
    // Input of the system's keyboard can't be distinguished from that of hardware.
    guard systemKeyboard == nil else { return }
    hasHardware = true
    lastDevice = nil
    guard wasTouched else { return }
    wasTouched = false
    graph.needFrame()
  }

  /// Called when the system's keyboard has become available or unavailable, or was shown or hidden.
  package func systemKeyboardDidChange() {
    systemRequest.keyboardDidChange(systemKeyboard)
    graph.needFrame()
  }

  // MARK: Showing and hiding

  /// Called at the end of each frame.
  func frameDidEnd() {
    if requested != .hidden, graph.keyboard.placement == .hidden { wasDismissed() }
    guard !graph.keyboard.isDragged, graph.rootBox.size.height >= 1 else { return }
    showBars()
    let isWanted = isWanted
    if let system = systemKeyboard {
      let wish = systemRequest.update(isWanted: isWanted, isActive: isInActiveWindow, isVisible: system.isVisible, at: graph.now)
      if let wish { system.setVisible(wish) }
      // The frame that the timer requests is all that is needed.
      if wish == true { graph.schedule(after: SystemKeyboardRequest.settlingTime) {} }
      request(keys: false)
    } else {
      request(keys: isWanted)
    }
    if graph.keyboard.isAtRest {
      keysStay = false
      if wantedBars.isEmpty { removeBar() }
    }
    // While the bar moves down, it keeps the colors of the environment of the field.
    if state != nil { bar?.palette = palette }
    guard let panel else { return }
    if state != nil { panel.palette = palette }
    if arranged?.isWide != isWide { arrange() }
    if !showsKeys, graph.keyboard.isAtRest { removePanel() }
  }

  func request(keys: Bool, duration: TimeInterval = 0.25) {
    if keys, panel == nil {
      countRows()
      showsWords = wantsWords
    }
    let placement = placement(keys: keys)
    guard placement != requested || keys != showsKeys else { return }
    let wasDocked = requested.isDocked && placement.isDocked
    let hadBar = barIsIn
    let (hadKeys, wasFloating) = (showsKeys, requested.isFloating)
    requested = placement
    showsKeys = keys
    barIsIn = barHeight > 0
    if keys { makePanel() }
    // A floating keyboard can't move down beside the bar that stays.
    if hadKeys, !keys, wasFloating, placement.isDocked { removePanel() }
    if keys != hadKeys { graph.input.surface?.softwareKeyboardDidChange(isShown: keys) }
    if keys, case .docked(let height) = placement { keysHeight = max(0, height - barHeight) }
    // The keyboard follows a resized window immediately.
    let isSameContent = hadKeys == keys && hadBar == barIsIn
    keysStay = wasDocked && hadKeys && keys && !isSameContent
    graph.keyboard.move(to: placement, duration: wasDocked && isSameContent ? 0 : duration)
    follow()
  }

  /// Removes the focus from the text, as tablets do, after the user has dragged the keyboard away or it was hidden by other means.
  private func wasDismissed() {
    requested = .hidden
    barIsIn = false
    if showsKeys { graph.input.surface?.softwareKeyboardDidChange(isShown: false) }
    showsKeys = false
    focus.move(to: nil, byKeyboard: false)
  }

  private func makePanel() {
    if panel == nil {
      let new = KeyboardPanel(self)
      panel = new
      graph.rootBox.add(new)
      graph.keyboard.frameDidChange = { [weak self] in self?.follow() }
      capitalize()
      updateWords()
    }
    arrange()
    follow()
  }

  /// Moves the bar to the keyboard's top edge, and the keys below it. Keys that don't move cover a bar that appears or disappears.
  func follow() {
    let frame = graph.keyboard.frame
    let isFloating = isFloating
    if graph.keyboard.isDragged { keysStay = false }
    if let bar {
      let height = max(bar.height(width: frame.width), 1)
      let waits = bar.needsLayout
      bar.pin(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height + (panel == nil ? metrics.bottomInset : 0)))
      if waits { bar.setNeedsLayout() }
      bar.cardHeight = isFloating && panel != nil ? frame.height : nil
    }
    guard let panel else { return }
    let above = bar.map { $0.height(width: frame.width) } ?? 0
    panel.isBelowBar = above > 0
    if isFloating {
      panel.follow(CGRect(x: frame.minX, y: frame.minY + above, width: frame.width, height: max(0, frame.height - above)))
    } else {
      let height = max(keysHeight, frame.height - above)
      let top = keysStay ? graph.rootBox.size.height - keysHeight : frame.minY + above
      panel.follow(CGRect(x: frame.minX, y: top, width: frame.width, height: keysStay ? keysHeight : height))
    }
  }

  private func removePanel() {
    guard let old = panel else { return }
    touches.cancelAll()
    panel = nil
    words = WordsInTheMaking()
    emojiSearch = nil
    if plane == .emoji { plane = .letters }
    graph.rootBox.remove(old)
    follow()
  }

  /// Called when the window's views are about to be removed.
  func graphWillClose() {
    state = nil
    removePanel()
    removeBar()
    graph.keyboard.frameDidChange = {}
  }

  // MARK: Keys

  private func choosePlane(for type: UIKeyboardType) {
    planeType = type
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: plane = .digitPad
    case .numbersAndPunctuation: plane = .numbers
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: plane = .letters
    }
  }

  /// Updates the arrangement of the keys. Does nothing if it stays the same.
  func arrange() {
    guard let panel, let state else { return }
    let locale = environment.locale
    countRows()
    if showsWords != (wantsWords || emojiSearch != nil) {
      showsWords.toggle()
      updateWords()
      // The keys keep their height.
      if let chosenHeight { self.chosenHeight = chosenHeight + (showsWords ? 1 : -1) * KeyboardMetrics.wordsHeight }
      graph.needFrame()
    }
    panel.palette = palette
    panel.submitsProminently = state.traits.submitLabel != .return
    let layouts = layoutChoices
    let layout = layout
    let isOfLocale = locale.language.languageCode == Locale.Language(identifier: layout.language).languageCode
    let request = KeyArrangement.Request(
      layout: layout, plane: plane, keyboardType: state.traits.keyboardType, submitLabel: state.traits.submitLabel,
      isWide: isWide, hasNextLayout: layouts.count > 1, decimalSeparator: locale.decimalSeparator ?? ".",
      usesASCIIDigits: isOfLocale && locale.numberingSystem.identifier == "latn", hasEmoji: offersEmoji)
    guard request != arranged || panel.arrangement == nil else { return }
    arranged = request
    panel.arrange(KeyArrangement(request))
    touches.keysDidChange()
  }

  private var arranged: KeyArrangement.Request?

  /// The environment of the text that the keys write to.
  private var environment: EnvironmentValues { focus.focused?.environment ?? graph.rootScope.values }

  var palette: KeyboardPalette {
    let environment = environment
    return KeyboardPalette(isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased)
  }

  private var isWide: Bool {
    KeyboardMetrics.isWide(floatingOrigin == nil ? graph.rootBox.size.width : metrics.floatingSize.width)
  }

  func show(_ newPlane: KeyPlane) {
    plane = newPlane
    if newPlane == .emoji {
      endEmojiSearch()
      loadEmojiNames()
    }
    arrange()
    tell(KeyNames.current[Key(.plane(newPlane), label: "").name])
  }

  /// Announces a change of the keys by a press.
  func tell(_ text: String) { AccessibilityNotification.Announcement(text).post() }

  /// Hides the keyboard by removing the focus from the text.
  func dismiss() { focus.move(to: nil, byKeyboard: false) }

  // MARK: Pointers

  /// Handles a pointer event. Returns `true` if the event belongs to a press on the keyboard.
  func handle(_ event: PointerEvent) -> Bool { touches.handle(event) }

  /// Handles a scroll event over the keys, which scrolls the emoji and nothing behind the keyboard. Returns `false` if the event isn't over
  /// the keys.
  func handle(_ event: ScrollEvent) -> Bool {
    guard let panel, panel.presentedFrame.covers(event.location) else { return false }
    panel.grid?.scroll(event)
    return true
  }

  func cancelPointers() { touches.cancelAll() }
}

@MainActor private let softwareKeyboardService = GraphService<SoftwareKeyboard> { graph in
  let made = SoftwareKeyboard(graph: graph)
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  package var softwareKeyboard: SoftwareKeyboard { service(softwareKeyboardService) }
}
