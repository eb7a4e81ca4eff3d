import Foundation

/// What a timeline's view is made for. Mirrors SwiftUI's `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view that is made anew at the dates of a schedule. Mirrors SwiftUI's `TimelineView`.
///
/// It counts as one view in the container around; several views inside stand in a column. Its dates follow the window's frame clock. While the window isn't drawn nothing is made; dates that were missed are left out.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// Mirrors SwiftUI's `TimelineView.Context`.
  public struct Context: Sendable {
    /// How often a timeline is made anew. Mirrors SwiftUI's `TimelineView.Context.Cadence`.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The entry of the schedule that the view is made for.
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

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
  /// The entry that is shown, and the one after it.
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
    content = Content._makeNode(makeContent(), in: context.child(of: self))
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

  private func refresh() { content.update(makeContent()) }

  private func makeContent() -> Content {
    graph.countBody()
    let (view, context) = (view, TimelineViewDefaultContext(date: date, cadence: .live))
    return tracking { view.content(context) }
  }

  // MARK: Dates

  /// Goes to the last entry that isn't later than now; the first one counts even if it is.
  private func begin() {
    next = entries.next()
    if let first = next { date = first }
    _ = goOn()
    wait()
  }

  /// Seconds by which an entry's time has come before it has.
  private static var tolerance: TimeInterval { 0.0005 }

  /// Takes the entries whose time has come; whether there was any.
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
    // A frame that is early by as little is the entry's.
    let delay = max(0.001, next.timeIntervalSince(graph.date) - Self.tolerance * 0.9)
    timer = graph.schedule(after: delay, isClock: true, for: self) { [weak self] in
      guard let self, isMounted else { return }
      if goOn() { setNeedsUpdate() }
      wait()
    }
  }

  var animatedNode: AnyViewNode? { self }

  var endlessMotion: String? { "a TimelineView with the animation schedule is made anew in every frame" }

  /// A schedule that wants every frame gets the frame's own date.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard isMounted, isAnimation, next != nil else { return false }
    date = graph.date
    setNeedsUpdate()
    return true
  }
}
