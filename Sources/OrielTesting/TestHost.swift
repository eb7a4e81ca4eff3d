import Combine
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

#if DEBUG && canImport(Testing)
  import Testing
#endif

/// A host that runs a view without a display: with real layout, text and drawing, on a virtual clock that the test controls.
///
/// Time passes only in `advance(by:)`, `settle(within:)` and the methods that press and type, so the same test always produces the same
/// frames. The initializer runs the first frame.
///
/// Locale, calendar and time zone are the same on every machine. The date is the machine's unless `now` specifies another one: pass it for
/// views that show dates or use `TimelineView`. Code that reads `Date.now`, `Calendar.current` or `TimeZone.current` receives the machine's
/// values. `AppStorage` uses a store of this host only; `UserDefaults.standard` is the store of the test process.
@MainActor
public final class TestHost {
  /// The duration of a frame in seconds: the virtual clock has 60 frames per second.
  public static let frameDuration: TimeInterval = 1.0 / 60

  /// Returns the number of frames of a movement: at least one, and no more than fit into an hour.
  static func steps(in duration: TimeInterval) -> Int { duration > 0 ? max(1, Int(min(duration, 3600) / frameDuration + 0.5)) : 1 }

  /// The size of the window, in points.
  public private(set) var size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The present time of the virtual clock, in seconds.
  public private(set) var time: TimeInterval = 0
  /// The color scheme that the window adopts from the desktop.
  public var colorScheme: ColorScheme { didSet { applyTraits() } }
  /// The layout direction that the window adopts from the desktop.
  public var layoutDirection: LayoutDirection { didSet { applyTraits() } }
  /// The factor by which the desktop enlarges all text, in addition to `dynamicTypeSize`. The default is 1.
  public var textScale = 1.0 { didSet { applyTraits() } }
  /// A Boolean value that indicates whether the desktop requests increased contrast. `colorSchemeContrast` is then `increased`.
  public var hasIncreasedContrast = false { didSet { applyTraits() } }
  /// A Boolean value that indicates whether the desktop reports an active screen reader. The default is `false`.
  public var usesScreenReader = false { didSet { applyTraits() } }
  /// The value of `\.locale` in the environment of the views.
  public var locale: Locale {
    get { surroundings.locale }
    set { surroundings.locale = newValue }
  }
  /// The value of `\.dynamicTypeSize` in the environment of the views.
  public var dynamicTypeSize: DynamicTypeSize {
    get { surroundings.dynamicTypeSize }
    set { surroundings.dynamicTypeSize = newValue }
  }
  /// The value of `\.timeZone` in the environment of the views.
  public var timeZone: TimeZone {
    get { surroundings.timeZone }
    set { surroundings.timeZone = newValue }
  }
  /// The value of `\.calendar` in the environment of the views, or `nil` for the calendar of the locale in `timeZone`.
  public var calendar: Calendar? {
    get { surroundings.calendar }
    set { surroundings.calendar = newValue }
  }
  /// The store that `AppStorage` and `SceneStorage` use unless the views specify another one. The views observe values that a test writes
  /// at the next update.
  public var defaults: UserDefaults { surroundings.defaults }
  /// The insets of the safe area of the window, without the keyboard, in points.
  public var safeArea: EdgeInsets { didSet { graph.setContainerSafeArea(safeArea) } }
  /// The phase of the scene. `suspend()` and `resume()` change it.
  public private(set) var scenePhase = ScenePhase.active
  /// A Boolean value that indicates whether the methods for pointer events send touches instead of mouse events. The first time it is set,
  /// the window becomes one with a touch screen, permanently.
  public var usesTouch = false {
    didSet {
      guard usesTouch, !hasTouch else { return }
      hasTouch = true
      applyTraits()
    }
  }
  private var hasTouch = false
  private var surroundings: TestEnvironment {
    didSet { content.overrides = { [surroundings] in surroundings.apply(to: &$0) } }
  }

  package let content: ViewHost
  package private(set) var lastFrame = DisplayNode.empty
  let window = TestWindow()
  let log = MessageLog()
  /// The task that created the host, usually that of a test.
  let task = MessageLog.currentTask
  private let clock: HostClock?

  private static let shaper = PangoTextShaper()
  private static let images = GdkImageLoader()
  package static let renderer = GSKRenderer()

  /// Creates a host, and runs the first frame.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point.
  ///   - colorScheme: The color scheme of the window.
  ///   - locale: The value of `\.locale`.
  ///   - layoutDirection: The layout direction of the window.
  ///   - dynamicTypeSize: The value of `\.dynamicTypeSize`.
  ///   - safeArea: The insets of the safe area, in points.
  ///   - now: The date at which the virtual clock is 0, or `nil` for the machine's date at which views first read it. Code under test that
  ///     compares with `Date.now` requires `nil`, but then two runs produce different results.
  ///   - timeZone: The value of `\.timeZone`, which also applies to the default `\.calendar`.
  ///   - calendar: The value of `\.calendar`, unchanged, or `nil` for the calendar of the locale, with the locale's first weekday.
  ///   - defaults: The store of `AppStorage` and `SceneStorage`, or `nil` for an empty store in memory for this host only. A host with the
  ///     `defaults` of another host simulates the next launch of the same program.
  ///   - drivesTimers: Pass `true` to run Combine's main schedulers (`RunLoop.main`, `DispatchQueue.main`, `OperationQueue.main`) by the
  ///     virtual clock in the code of the views, for example for `Timer.publish`, `debounce` or `delay`. Otherwise they use the machine's
  ///     clock. The code of the test itself uses the virtual clock in `perform(_:)`.
  ///   - content: The root view of the window.
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
    let surroundings = TestEnvironment(
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
    // The window of a test represents an app of its own.
    self.content.lifecycle = AppLifecycle()
    graph.setContainerSafeArea(safeArea)
    applyTraits()
    self.content.resize(to: size, scale: scale)
    render()
  }

  package var graph: ViewGraph { content.graph }

  /// Makes a violated invariant fail the test, in debug builds.
  private func failOnBrokenInvariants() {
    #if DEBUG && canImport(Testing)
      content.invariantDidBreak = { Issue.record("The engine is in an invalid state after a frame. \($0)") }
    #endif
  }

  /// The URLs that the views have opened, in order.
  public var openedURLs: [URL] { window.openedURLs }

  /// The sensory feedback that the views have requested from the device, in order.
  public var sensoryFeedback: [SensoryFeedback] { window.feedback }

  /// The announcements that the app has posted since the host was created, in order. An announcement that is posted outside of the window's
  /// views and of the test itself, such as on a dispatch queue, is recorded by every open host.
  public var announcements: [String] { log.announcements }

  /// A Boolean value that indicates whether the desktop can open the URLs that it receives.
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

  /// Runs code of the test in the context of the window's views, without a frame: this host alone records its messages and, with
  /// `drivesTimers`, Combine's main schedulers use the virtual clock.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try Self.perform(log, clock, body) }

  private static func perform<Result>(_ log: MessageLog, _ clock: HostClock?, _ body: () throws -> Result) rethrows -> Result {
    try log.listening { try VirtualClocks.$current.withValue(clock, operation: body) }
  }

  // MARK: Time

  /// The date at the present time of the virtual clock, as timelines and dates in texts use it.
  public var date: Date { graph.date }

  /// Runs one frame at the present time.
  public func render() {
    lastFrame = perform {
      let frame = content.renderFrame(at: time)
      return content.hasPlatformViews ? content.refreshPlatformViews() : frame
    }
  }

  /// Advances the virtual clock, and runs every frame of that time, 60 per second.
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

  /// Runs frames until no animation or update is under way. Timers may remain. At least one frame runs.
  ///
  /// Throws a `HostError` if the views don't settle within `seconds` on the virtual clock, or if the test is canceled, for example by a
  /// time limit. The error names the animations and updates under way. Views that move permanently by design, such as a linear
  /// `ProgressView` without a value, never settle; use `advance(by:)` while they are shown.
  public func settle(
    within seconds: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) throws {
    let wait = TestWait("Settling", in: self, TestWait.Place(fileID: fileID, filePath: filePath, line: line))
    let end = time + seconds
    repeat {
      advance(by: Self.frameDuration)
      if graph.isIdle { return }
      guard !Task.isCancelled else { throw wait.cancellation(unfinished: pendingMotion) }
    } while time < end
    throw wait.error(.doesNotSettle, "didn't finish: the views still move or change after \(seconds) s", unfinished: pendingMotion)
  }

  /// Replaces the root view of the window, as an app does when its values have changed, and runs a frame. If the new view has the same
  /// type, its state persists; otherwise the old view is unmounted.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    perform { self.content.setRoot(UIScreen.expecting(size, content)) }
    render()
  }

  // MARK: Window

  /// Changes the size of the window, in points, and runs a frame.
  public func resize(to newSize: CGSize) {
    size = newSize
    content.resize(to: newSize, scale: scale)
    render()
  }

  /// Moves the app to the background, through the phase `inactive`, as the system does.
  public func suspend() {
    for phase in [ScenePhase.inactive, .background] { enter(phase) }
  }

  /// Moves the app to the foreground, through the phase `inactive`.
  public func resume() {
    for phase in [ScenePhase.inactive, .active] { enter(phase) }
  }

  private func enter(_ phase: ScenePhase) {
    guard scenePhase != phase else { return }
    scenePhase = phase
    applyTraits()
    render()
  }

  /// The title of the window that the views set, or the empty string if they set none.
  public var windowTitle: String { content.titleOfViews ?? window.title }

  /// The text on the clipboard. Text that a test sets appears to the views as another program's.
  public var clipboard: String? {
    get { window.clipboard }
    set { window.clipboard = newValue }
  }

  /// A Boolean value that indicates whether the desktop provides an emoji chooser. The default is `false`.
  public var hasEmojiChooser: Bool {
    get { window.hasEmojiChooser }
    set { window.hasEmojiChooser = newValue }
  }

  /// Chooses an emoji in the desktop's chooser, which remains open, and runs a frame. Throws a `HostError` if no chooser is open.
  public func chooseEmoji(_ emoji: String) throws {
    guard let choose = window.chosenEmoji else { throw HostError(reason: .noMatch, description: "No emoji chooser is open.") }
    choose(emoji)
    render()
  }

  /// Closes the desktop's emoji chooser.
  public func closeEmojiChooser() { window.chosenEmoji = nil }

  /// The primary selection: the text that was selected last, which the middle button pastes.
  public var primarySelection: String? {
    get { window.primarySelection }
    set { window.primarySelection = newValue }
  }

  /// The CSS name of the mouse pointer's shape, such as `text`.
  public var pointerShape: String { window.pointerShape.rawValue }

  // MARK: Work

  /// Returns a mark from which `work(since:)` counts.
  public func mark() -> WorkMark { WorkMark(counts: work) }

  /// Returns the amount of work that frames have done since the mark.
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

  // MARK: Diagnostics and the end of a test

  /// The diagnostics that the engine and the host itself have reported since the host was created, each of them once.
  public var messages: [String] { log.messages }

  /// Removes the recorded messages. A message that has been recorded once isn't recorded again.
  public func clearMessages() { log.clear() }

  /// The number of mounted nodes of views and modifiers.
  public var liveNodeCount: Int { graph.liveNodeCount }

  /// Returns descriptions of the work that would remain if the test ended now, one per line: timers, animations and updates and, after
  /// `close()`, views that are still alive.
  public func leftovers() -> [String] {
    var lines: [String] = []
    if graph.pendingTimerCount > 0 { lines.append("\(graph.pendingTimerCount) timers are pending") }
    if !isClosed, !graph.isIdle {
      lines.append("an animation or an update is under way: \(graph.unfinished.sorted().joined(separator: ", "))")
    }
    if isClosed, graph.liveNodeCount > 0 { lines.append("\(graph.liveNodeCount) views are still mounted") }
    return lines
  }

  private var isClosed = false

  /// Unmounts all views, as when a window closes: they disappear, and their tasks are canceled.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    content.close()
  }
}
