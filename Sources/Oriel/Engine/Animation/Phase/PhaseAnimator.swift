import Foundation

/// A view that animates through phases, one after the other. Mirrors SwiftUI's `PhaseAnimator`.
///
/// Without a trigger, it starts when it appears and cycles through the phases while it exists. With a trigger, it runs through its phases
/// once, and back to the first one, whenever the trigger's value changes. A phase that animates nothing lasts one frame. Without phases the
/// view is empty.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  /// Creates an animator that cycles through the phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that runs through the phases whenever the trigger's value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    if phases.isEmpty {
      EmptyView()
    } else {
      content(phases[min(index, phases.count - 1)])
        .modifier(
          PhaseDriver(
            count: phases.count, trigger: trigger, animation: { [phases, animation] in animation(phases[$0]) }, show: { index = $0 }))
    }
  }
}

/// A type-erased equatable value.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (left: Self, right: Self) -> Bool {
    func equal<T: Equatable>(_ value: T) -> Bool { (right.value as? T) == value }
    return equal(left.value)
  }
}

/// A modifier that advances a view from phase to phase.
nonisolated struct PhaseDriver: HookModifier {
  let count: Int
  let trigger: AnyEquatable?
  let animation: (Int) -> Animation?
  let show: (Int) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PhaseDriver> {
    private var current: PhaseDriver?
    private var phase = 0
    /// The number of runs so far. A run ends when a later one has started.
    private var journey = 0
    private var timer: GraphTimer?

    override func didMount(_ modifier: PhaseDriver) {
      current = modifier
      if modifier.trigger == nil, modifier.count > 1 { begin() }
    }

    override func didUpdate(from old: PhaseDriver, to new: PhaseDriver) {
      current = new
      if old.trigger != new.trigger, new.trigger != nil, new.count > 1 { begin() }
    }

    override func willUnmount(_ modifier: PhaseDriver) {
      current = nil
      journey += 1
      node.graph.cancel(timer)
    }

    private func begin() {
      journey += 1
      let journey = journey
      node.graph.cancel(timer)
      node.graph.enqueueAction { [weak self] in self?.advance(in: journey) }
    }

    private func advance(in journey: Int) {
      guard journey == self.journey, let driver = current else { return }
      let graph = node.graph
      let isLast = driver.trigger != nil && phase == driver.count - 1
      phase = (phase + 1) % driver.count
      let start = graph.now
      let next = phase
      withAnimation(driver.animation(next)) {
        driver.show(next)
      } completion: { [weak self, reference = graph.reference] in
        guard let self, let graph = reference.graph, journey == self.journey, !isLast else { return }
        if graph.now > start {
          advance(in: journey)
        } else {
          // The change animated nothing, so the phase is shown for one frame.
          timer = graph.schedule(after: 1.0 / 60) { [weak self] in self?.advance(in: journey) }
        }
      }
    }
  }
}

/// The view that an animator's closure modifies. Mirrors SwiftUI's `PlaceholderContentView`.
nonisolated public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  @MainActor public var body: some View { content }
}

extension View {
  /// Cycles through phases while the view exists. Mirrors SwiftUI's `phaseAnimator(_:content:animation:)`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(PhaseModifier(phases: Array(phases), trigger: nil, content: content, animation: animation))
  }

  /// Runs through the phases once whenever the trigger's value changes. Mirrors SwiftUI's `phaseAnimator(_:trigger:content:animation:)`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(PhaseModifier(phases: Array(phases), trigger: AnyEquatable(trigger), content: content, animation: animation))
  }
}

nonisolated private struct PhaseModifier<Value, Phase: Equatable, Changed: View>: ViewModifier {
  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (PlaceholderContentView<Value>, Phase) -> Changed
  let animation: (Phase) -> Animation?

  @MainActor func body(content view: Content) -> some View {
    let placeholder = PlaceholderContentView<Value>(content: AnyView(view))
    if let trigger {
      PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    } else {
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}
