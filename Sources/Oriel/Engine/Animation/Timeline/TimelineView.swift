import Foundation

/// The context of a timeline view's content. Mirrors SwiftUI's `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view that is updated at the dates of a schedule. Mirrors SwiftUI's `TimelineView`.
///
/// It counts as a single view in the enclosing container; several views of its content form a column. The dates follow the window's frame
/// clock. While the window isn't drawn, the content isn't updated, and dates that were missed are skipped.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and the cadence of an update. Mirrors SwiftUI's `TimelineView.Context`.
  public struct Context: Sendable {
    /// The rate of updates. Mirrors SwiftUI's `TimelineView.Context.Cadence`.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The entry of the schedule that triggered the update.
    public let date: Date
    /// The rate of updates.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a view that is updated by a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { TimelineNode(view, in: context) }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: UnaryNode<TimelineView<Schedule, Content>>, FrameAnimator {
  private var view: TimelineView<Schedule, Content>
  private var content: ViewNode<Content>!
  private var entries: Schedule.Entries.Iterator
  /// The current entry. `next` is the one after it.
  private var date: Date
  private var next: Date?
  private var timer: GraphTimer?

  init(_ view: TimelineView<Schedule, Content>, in context: _NodeContext) {
    self.view = view
    let now = context.graph.date
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    super.init(in: context)
    begin()
    content = Content._makeNode(buildContent(), in: context.child(of: self))
    syncBoxes()
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ newView: TimelineView<Schedule, Content>) {
    let isSame = valuesAreEqual(view.schedule, newView.schedule)
    view = newView
    if !isSame {
      entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
      begin()
    }
    refresh()
  }

  override func performUpdate() {
    needsUpdate = false
    refresh()
  }

  override func willUnmount() {
    super.willUnmount()
    graph.cancel(timer)
    graph.removeAnimator(self)
  }

  private func refresh() { content.update(buildContent()) }

  private func buildContent() -> Content {
    graph.countBody()
    let (view, context) = (view, TimelineViewDefaultContext(date: date, cadence: .live))
    return tracking { view.content(context) }
  }

  // MARK: Dates

  /// Selects the last entry that isn't later than the current date, or the first entry if all are later.
  private func begin() {
    next = entries.next()
    if let first = next { date = first }
    _ = goOn()
    wait()
  }

  /// The number of seconds by which a frame may be earlier than an entry that it shows.
  private static var tolerance: TimeInterval { 0.0005 }

  /// Advances to the last entry that is due. Returns `true` if there was a new one.
  private func goOn() -> Bool {
    let now = graph.date.addingTimeInterval(Self.tolerance)
    var isNew = false
    var budget = 100_000
    while let due = next, due <= now, budget > 0 {
      isNew = isNew || due > date
      date = due
      next = entries.next()
      budget -= 1
    }
    return isNew
  }

  private var isAnimation: Bool { (view.schedule as? AnimationTimelineSchedule).map { $0.minimumInterval == nil } ?? false }

  private func wait() {
    graph.cancel(timer)
    guard let next else { return }
    if isAnimation { return graph.addAnimator(self) }
    // A frame that is early by less than the tolerance shows the entry.
    let delay = max(0.001, next.timeIntervalSince(graph.date) - Self.tolerance * 0.9)
    timer = graph.schedule(after: delay, isClock: true, for: self) { [weak self] in
      guard let self, isMounted else { return }
      if goOn() { setNeedsUpdate() }
      wait()
    }
  }

  var animatedNode: AnyViewNode? { self }

  var endlessMotion: String? { "a TimelineView with the animation schedule is updated in every frame" }

  /// Sets the date of the frame, for a schedule of every frame.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard isMounted, isAnimation, next != nil else { return false }
    date = graph.date
    setNeedsUpdate()
    return true
  }
}
