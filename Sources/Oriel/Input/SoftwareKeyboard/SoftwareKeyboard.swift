import Foundation
import OrielModel

/// The window's on-screen keyboard: when it comes and goes, and which keys it has. It moves by way of `Keyboard`, and looks as
/// `KeyboardPanel` draws it.
///
/// Decisions are made once a frame, when focus has settled: a focus that moves from one field to another keeps the keyboard.
@MainActor
package final class SoftwareKeyboard: FrameParticipant {
  unowned let graph: ViewGraph
  /// The host's word over the app's.
  package var policyOverride: SoftwareKeyboardPolicy?
  private(set) var panel: KeyboardPanel?
  private lazy var touches = KeyboardTouches(keyboard: self)

  /// What the focused text says of itself; nil where nothing takes text.
  private(set) var state: TextInputState?
  /// Whether the focused text was asked for with a finger.
  private var wasTouched = false
  private var lastDevice: PointerEvent.Device?
  /// Whether the host knows of neither keys nor a mouse. Who has used one has one.
  package var isTouchOnly = false
  private var hasHardware = false
  private var lastPress = CGPoint.zero
  /// Where the keyboard was last asked to go.
  private var requested = KeyboardPlacement.hidden
  /// Whether keys are up, or on their way up.
  private(set) var showsKeys = false
  /// The height of the docked keys, which they keep while they go.
  private var keysHeight: CGFloat = 0
  /// Whether the motion under way is the bar's alone.
  private var keysStay = false
  /// The bar above the keys, or without any; there until it is out of sight.
  var bar: KeyboardBarBox?
  /// Whether the bar is part of what was requested.
  private var barIsIn = false
  private var systemRequest = SystemKeyboardRequest()
  /// Whether the window has the focus of the keys. The system's keyboard is nobody else's.
  package var isInActiveWindow = true {
    didSet { if isInActiveWindow != oldValue { graph.needFrame() } }
  }

  /// The height that the user gave the docked keyboard.
  var chosenHeight: CGFloat?
  /// Where the keyboard floats; nil while it is to be docked.
  var floatingOrigin: CGPoint?

  var layouts = KeyboardLayouts.shared
  var layoutID: String?
  private(set) var plane = KeyPlane.letters
  /// What the plane was last chosen for.
  private(set) var planeType: UIKeyboardType?
  var shift = ShiftState.off {
    didSet { if shift != oldValue { panel?.shiftDidChange() } }
  }
  var lastShiftTap: TimeInterval?
  /// When a space was typed, as long as nothing else happens.
  var lastSpace: TimeInterval?
  var replacement: KeyReplacement?
  /// Whether a strip of words stands above the keys.
  private(set) var showsWords = false
  var words = WordsInTheMaking()
  /// What emoji are searched by, while they are.
  var emojiSearch: String?
  /// The text that they are searched for.
  weak var searchedFrom: (any FocusTarget)?
  var emojiNames: EmojiNames?
  var hasAskedForNames = false
  var recents = EmojiRecents.shared

  init(graph: ViewGraph) { self.graph = graph }

  var rank: FrameRank { .keyboard }

  var focus: FocusEngine { graph.input.focus }

  // MARK: Facts

  /// Whether keys are up, or on their way up.
  package var isShown: Bool { showsKeys }

  var isFloating: Bool {
    graph.keyboard.placement.isFloating || (panel != nil && graph.keyboard.placement == .hidden && floatingOrigin != nil)
  }

  var metrics: KeyboardMetrics {
    KeyboardMetrics(
      window: graph.rootBox.size, bottomInset: graph.rootBox.systemSafeArea.container.bottom, rows: rows,
      hasWords: showsWords)
  }

  /// Rows of keys, as the layout has them; all planes but that of digits are as high as the letters.
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

  // MARK: What happens elsewhere

  /// The focused text, or where its caret is.
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

  /// A pointer went down beside the keyboard.
  func pressBegan(_ event: PointerEvent) {
    lastDevice = event.device
    lastPress = event.location
  }

  /// A pointer was let go beside the keyboard: a finger's tap on the text that has the focus brings the keyboard back.
  func pressEnded(_ event: PointerEvent) {
    guard event.device == .touch, state != nil, !wasTouched || systemRequest.isDismissed, event.location.distance(to: lastPress) < 10 else {
      return
    }
    guard let target = focus.focused, let box = graph.rootBox.hitTest(event.location), box.isWithin(target) else { return }
    wasTouched = true
    systemRequest.renew()
    graph.needFrame()
  }

  /// A key of a hardware keyboard, or text of an input method: whoever types there needs no keys on the screen.
  func hardwareWasUsed() {
    // What the system's keyboard types looks the same.
    guard systemKeyboard == nil else { return }
    hasHardware = true
    lastDevice = nil
    guard wasTouched else { return }
    wasTouched = false
    graph.needFrame()
  }

  /// The system's keyboard came, went, or was shown or hidden by somebody else.
  package func systemKeyboardDidChange() {
    systemRequest.keyboardDidChange(systemKeyboard)
    graph.needFrame()
  }

  // MARK: Coming and going

  /// Called at the end of each frame.
  func frameDidEnd() {
    if requested != .hidden, graph.keyboard.placement == .hidden { wasDismissed() }
    guard !graph.keyboard.isDragged, graph.rootBox.size.height >= 1 else { return }
    showBars()
    let isWanted = isWanted
    if let system = systemKeyboard {
      let wish = systemRequest.update(isWanted: isWanted, isActive: isInActiveWindow, isVisible: system.isVisible, at: graph.now)
      if let wish { system.setVisible(wish) }
      // The frame that a timer brings is enough.
      if wish == true { graph.schedule(after: SystemKeyboardRequest.settlingTime) {} }
      request(keys: false)
    } else {
      request(keys: isWanted)
    }
    if graph.keyboard.isAtRest {
      keysStay = false
      if wantedBars.isEmpty { removeBar() }
    }
    // On its way down it keeps the colours that the field around it had.
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
    // A floating keyboard has nowhere to go down to beside the bar that stays.
    if hadKeys, !keys, wasFloating, placement.isDocked { removePanel() }
    if keys != hadKeys { graph.input.surface?.softwareKeyboardDidChange(isShown: keys) }
    if keys, case .docked(let height) = placement { keysHeight = max(0, height - barHeight) }
    // A window that changes its size takes its keyboard along.
    let isSameContent = hadKeys == keys && hadBar == barIsIn
    keysStay = wasDocked && hadKeys && keys && !isSameContent
    graph.keyboard.move(to: placement, duration: wasDocked && isSameContent ? 0 : duration)
    follow()
  }

  /// Somebody dragged the keyboard away, or hid it by other means: the text lets go of the focus, as it does on a tablet.
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

  /// The bar goes along the keyboard's top edge, and the keys below it; keys that stay where they are hide a bar that comes or goes.
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

  /// The window's views are going for good.
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

  /// Chooses the keys anew; does nothing where they stay the same.
  func arrange() {
    guard let panel, let state else { return }
    let locale = environment.locale
    countRows()
    if showsWords != (wantsWords || emojiSearch != nil) {
      showsWords.toggle()
      updateWords()
      // The keys stay as high as they are.
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

  /// Around the text that the keys write into.
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
    tell(KeyWords.current[Key(.plane(newPlane), label: "").name])
  }

  /// Has assistive technology say what a press has changed about the keys.
  func tell(_ text: String) { AccessibilityNotification.Announcement(text).post() }

  /// Hides the keyboard: the text lets go of the focus.
  func dismiss() { focus.move(to: nil, byKeyboard: false) }

  // MARK: Pointers

  /// Whether the event is the keyboard's: a press on it, and all that follows.
  func handle(_ event: PointerEvent) -> Bool { touches.handle(event) }

  /// Whether a wheel, or two fingers on a touchpad, are over the keys: emoji move, and nothing that lies below does.
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
