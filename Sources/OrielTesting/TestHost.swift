import Combine
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

#if DEBUG && canImport(Testing)
  import Testing
#endif

/// Runs a view without a display: real layout, text and drawing, on a clock that the test owns.
///
/// Time stands still but for `advance(by:)`, `settle(within:)` and the verbs that press and type, so that the same test
/// gives the same frames. The first frame has run when the initialiser returns.
///
/// Language, calendar and time zone are the same on every machine. The date is the machine's unless `now` says another one: a test of views
/// that show dates, or that follow `TimelineView`, says it. Code that asks `Date.now`, `Calendar.current` or `TimeZone.current` gets the machine's.
/// What views store by `AppStorage` is for the host alone; `UserDefaults.standard` is the test process's.
@MainActor
public final class TestHost {
  public static let frameDuration: TimeInterval = 1.0 / 60

  /// The frames that a movement takes: at least one, and those of an hour at most.
  static func steps(in duration: TimeInterval) -> Int { duration > 0 ? max(1, Int(min(duration, 3600) / frameDuration + 0.5)) : 1 }

  /// In points.
  public private(set) var size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// Seconds on the virtual clock.
  public private(set) var time: TimeInterval = 0
  public var colorScheme: ColorScheme { didSet { applyTraits() } }
  public var layoutDirection: LayoutDirection { didSet { applyTraits() } }
  /// By how much the desktop enlarges all text, beside `dynamicTypeSize`: 1 is its own size.
  public var textScale = 1.0 { didSet { applyTraits() } }
  /// Whether the desktop asks for more contrast: `colorSchemeContrast` is `increased`.
  public var hasIncreasedContrast = false { didSet { applyTraits() } }
  /// Whether somebody has the screen read to them.
  public var usesScreenReader = false { didSet { applyTraits() } }
  public var locale: Locale {
    get { surroundings.locale }
    set { surroundings.locale = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { surroundings.dynamicTypeSize }
    set { surroundings.dynamicTypeSize = newValue }
  }
  public var timeZone: TimeZone {
    get { surroundings.timeZone }
    set { surroundings.timeZone = newValue }
  }
  /// Nil for the locale's own, in `timeZone`.
  public var calendar: Calendar? {
    get { surroundings.calendar }
    set { surroundings.calendar = newValue }
  }
  /// Where `AppStorage` and `SceneStorage` keep their values, unless the views say another store. What a test writes there is seen at the next update.
  public var defaults: UserDefaults { surroundings.defaults }
  public var safeArea: EdgeInsets { didSet { graph.setContainerSafeArea(safeArea) } }
  public private(set) var scenePhase = ScenePhase.active
  /// Whether the pointer verbs stand for a finger in place of a mouse. Once they have, the window is one with a touch screen.
  public var usesTouch = false {
    didSet {
      guard usesTouch, !hasTouch else { return }
      hasTouch = true
      applyTraits()
    }
  }
  private var hasTouch = false
  private var surroundings: TestSurroundings {
    didSet { content.overrides = { [surroundings] in surroundings.apply(to: &$0) } }
  }

  package let content: ViewHost
  package private(set) var lastFrame = DisplayNode.empty
  let window = TestWindow()
  let log = MessageLog()
  /// The task that made the host: a test's own, most often.
  let task = MessageLog.currentTask
  private let clock: HostClock?

  private static let shaper = PangoTextShaper()
  private static let images = GdkImageLoader()
  package static let renderer = GSKRenderer()

  /// - Parameters:
  ///   - size: The window's, in points.
  ///   - scale: Pixels a point.
  ///   - now: The date when the virtual clock is at 0. Nil for the machine's when views first ask for it: code under test that compares with
  ///     `Date.now` needs that, but then two runs don't show the same.
  ///   - timeZone: What `\.timeZone` says, and `\.calendar` with it.
  ///   - calendar: What `\.calendar` says, as it is; nil for the locale's own, which begins the week as the locale does.
  ///   - defaults: Where `AppStorage` and `SceneStorage` keep their values; nil for an empty store in memory, for this host alone. A host that
  ///     is given another one's `defaults` is the next start of the same program.
  ///   - drivesTimers: Whether what the views' code asks Combine's main schedulers for (`RunLoop.main`, `DispatchQueue.main`, `OperationQueue.main`), such as
  ///     a `Timer.publish`, a `debounce` or a `delay`, follows the virtual clock; else it follows the machine's. A test's own code has it follow the host's
  ///     by `perform(_:)`.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large, safeArea: EdgeInsets = EdgeInsets(), now: Date? = nil, timeZone: TimeZone = .gmt,
    calendar: Calendar? = nil, defaults: UserDefaults? = nil, drivesTimers: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.safeArea = safeArea
    let surroundings = TestSurroundings(
      locale: locale, dynamicTypeSize: dynamicTypeSize, timeZone: timeZone, calendar: calendar,
      defaults: defaults ?? TestDefaults.empty())
    self.surroundings = surroundings
    log.listen()
    AccessibilityNotification.listener = MessageLog.announce
    let clock = drivesTimers ? HostClock(startDate: now) : nil
    self.clock = clock
    self.content = Self.perform(log, clock) {
      ViewHost(
        root: UIScreen.expecting(size, content), rendering: RenderingServices(shaper: Self.shaper, images: Self.images), expectedSize: size,
        dateOfStart: now, overrides: { surroundings.apply(to: &$0) })
    }
    clock?.begin(self)
    failOnBrokenInvariants()
    self.content.surface = window
    // A test's window is an app of its own.
    self.content.lifecycle = AppLifecycle()
    graph.setContainerSafeArea(safeArea)
    applyTraits()
    self.content.resize(to: size, scale: scale)
    render()
  }

  package var graph: ViewGraph { content.graph }

  /// Where Oriel is built for debugging, what a frame leaves in a wrong state fails the test.
  private func failOnBrokenInvariants() {
    #if DEBUG && canImport(Testing)
      content.invariantDidBreak = { Issue.record("A frame has left the engine in a wrong state. \($0)") }
    #endif
  }

  /// Addresses that the desktop was asked to open, the last one last.
  public var openedURLs: [URL] { window.openedURLs }

  /// What views had the device play to be felt, the last one last.
  public var sensoryFeedback: [SensoryFeedback] { window.feedback }

  /// What the app had assistive technology announce since the host was made, the last one last. What is posted elsewhere than in the
  /// window's views and the test itself, as on a queue, every host that is open hears.
  public var announcements: [String] { log.announcements }

  /// Whether the desktop has something for the addresses that it is asked to open.
  public var opensURLs: Bool {
    get { window.opensURLs }
    set { window.opensURLs = newValue }
  }

  private func applyTraits() {
    var traits = WindowTraits()
    traits.isDark = colorScheme == .dark
    traits.isRightToLeft = layoutDirection == .rightToLeft
    traits.hasTouch = hasTouch
    traits.textScale = textScale
    traits.isHighContrast = hasIncreasedContrast
    traits.hasScreenReader = usesScreenReader
    traits.activity =
      switch scenePhase {
      case .background: .background
      case .inactive: .inactive
      default: .active
      }
    content.update(traits)
  }

  /// Runs code of the test as if the window's views ran it: messages are heard by this host alone and, with `drivesTimers`, what the code asks Combine's
  /// main schedulers for follows the virtual clock. No frame runs.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.perform(log, clock, body) }

  private static func perform<Result>(_ log: MessageLog, _ clock: HostClock?, _ body: () throws -> Result) rethrows -> Result {
    try log.listening { try VirtualClocks.$current.withValue(clock, operation: body) }
  }

  // MARK: Time

  /// What the calendar says at the present time of the virtual clock, as timelines and texts of dates have it.
  public var date: Date { graph.date }

  /// Runs one frame at the present time.
  public func render() {
    lastFrame = perform {
      let frame = content.renderFrame(at: time)
      return content.hasPlatformViews ? content.refreshPlatformViews() : frame
    }
  }

  /// Lets time pass: every frame of it runs, 60 a second.
  public func advance(by seconds: TimeInterval) {
    let end = time + max(0, seconds)
    while time + Self.frameDuration <= end + 1e-9 {
      time += Self.frameDuration
      render()
    }
    if end - time > 1e-9 {
      time = end
      render()
    }
  }

  /// Runs frames until nothing moves or waits for an update; timers may remain. At least one frame runs.
  ///
  /// Throws if that does not happen within the seconds, on the virtual clock, or if the test is cancelled before, as by a time limit; the error names what
  /// moves. What moves for ever by design, such as a linear `ProgressView` without a value, never settles: use `advance(by:)` while it is there.
  public func settle(
    within seconds: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) throws {
    let wait = TestWait("Rest", in: self, TestWait.Place(fileID: fileID, filePath: filePath, line: line))
    let end = time + seconds
    repeat {
      advance(by: Self.frameDuration)
      if graph.isIdle { return }
      guard !Task.isCancelled else { throw wait.cancellation(unfinished: motionUnderWay) }
    } while time < end
    throw wait.error(.doesNotSettle, "didn't come: the views still move or change after \(seconds) s", unfinished: motionUnderWay)
  }

  /// Gives the window its root view anew, as an app does whose values changed, and runs a frame. Where it is of the same type as the one
  /// before, state inside lives on; else the old view goes, and the new one begins.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    perform { self.content.setRoot(UIScreen.expecting(size, content)) }
    render()
  }

  // MARK: The window

  /// Changes the window's size, in points, and runs a frame.
  public func resize(to newSize: CGSize) {
    size = newSize
    content.resize(to: newSize, scale: scale)
    render()
  }

  /// Sends the app to the background, by way of `inactive`, as the system does.
  public func suspend() {
    for phase in [ScenePhase.inactive, .background] { enter(phase) }
  }

  /// Brings the app back to the foreground, by way of `inactive`.
  public func resume() {
    for phase in [ScenePhase.inactive, .active] { enter(phase) }
  }

  private func enter(_ phase: ScenePhase) {
    guard scenePhase != phase else { return }
    scenePhase = phase
    applyTraits()
    render()
  }

  /// What a window with the views is called by the title that they say; empty where they say none.
  public var windowTitle: String { content.titleOfViews ?? window.title }

  /// The text on the clipboard. To the views, what a test sets comes from another program.
  public var clipboard: String? {
    get { window.clipboard }
    set { window.clipboard = newValue }
  }

  /// Whether the desktop has a chooser of emoji; tests begin with none.
  public var hasEmojiChooser: Bool {
    get { window.hasEmojiChooser }
    set { window.hasEmojiChooser = newValue }
  }

  /// Chooses an emoji, as somebody would in the desktop's chooser, which stays open, and runs a frame. Throws where none is open.
  public func chooseEmoji(_ emoji: String) throws {
    guard let choose = window.chosenEmoji else { throw HostError(reason: .noMatch, description: "There is no chooser of emoji.") }
    choose(emoji)
    render()
  }

  /// Closes the desktop's chooser of emoji.
  public func closeEmojiChooser() { window.chosenEmoji = nil }

  /// The text that was selected last, which the middle button pastes.
  public var primarySelection: String? {
    get { window.primarySelection }
    set { window.primarySelection = newValue }
  }

  /// The mouse pointer's shape by its CSS name, such as `text`.
  public var pointerShape: String { window.pointerShape.rawValue }

  // MARK: Work

  /// A moment to count from.
  public func mark() -> WorkMark { WorkMark(counts: work) }

  /// What frames did since the mark.
  public func work(since mark: WorkMark) -> Work {
    let (now, then) = (work, mark.counts)
    return Work(
      made: now.made - then.made, bodies: now.bodies - then.bodies, measured: now.measured - then.measured,
      placed: now.placed - then.placed,
      displayed: now.displayed - then.displayed, textShaped: now.textShaped - then.textShaped)
  }

  private var work: Work {
    let counts = graph.counts
    return Work(
      made: counts.made, bodies: counts.bodies, measured: counts.measured, placed: counts.placed, displayed: counts.displayed,
      textShaped: Self.shaper.shapedCount)
  }

  // MARK: The end

  /// What the engine, and the host itself, told the programmer since the host was made; each message once.
  public var messages: [String] { log.messages }

  public func clearMessages() { log.clear() }

  /// How many views and modifiers are alive.
  public var liveNodeCount: Int { graph.liveNodeCount }

  /// What would go on if the test ended now, a line each: timers, motion, and after `close()` views that live on.
  public func leftovers() -> [String] {
    var lines: [String] = []
    if graph.pendingTimerCount > 0 { lines.append("\(graph.pendingTimerCount) timers wait") }
    if !isClosed, !graph.isIdle {
      lines.append("an animation or an update is under way: \(graph.unfinished.sorted().joined(separator: ", "))")
    }
    if isClosed, graph.liveNodeCount > 0 { lines.append("\(graph.liveNodeCount) views live on") }
    return lines
  }

  private var isClosed = false

  /// Takes all views away, as when a window closes: they disappear and their tasks are cancelled.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    content.close()
  }
}
