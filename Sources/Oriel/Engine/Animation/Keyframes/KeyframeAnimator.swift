import Foundation

/// A view that animates through keyframes. Mirrors SwiftUI's `KeyframeAnimator`.
///
/// Without a trigger, the animation starts when the view appears, and restarts at its end if it repeats. With a trigger, it runs once
/// whenever the trigger's value changes, and keeps the value of the last keyframe. While it runs, the content's closure is called in each
/// frame.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var shown: Value?

  /// Creates an animator without a trigger. `keyframes` receives the initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator with a trigger. `keyframes` receives the value that is shown when the animation starts.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    content(shown ?? initialValue)
      .modifier(
        KeyframeDriver(
          trigger: trigger, repeats: repeats,
          timeline: { [initialValue, keyframes, shown] in
            let start = trigger == nil ? initialValue : shown ?? initialValue
            return KeyframeTimeline(initialValue: start, keyframes: keyframes(start))
          }, show: { shown = $0 }))
  }
}

/// A modifier that animates a view along a timeline.
nonisolated private struct KeyframeDriver<Value>: HookModifier {
  let trigger: AnyEquatable?
  let repeats: Bool
  let timeline: () -> KeyframeTimeline<Value>
  let show: (Value) -> Void

  @MainActor func makeHook() -> KeyframeHook<Value> { KeyframeHook() }
}

@MainActor
private final class KeyframeHook<Value>: NodeHook<KeyframeDriver<Value>>, FrameAnimator {
  private var current: KeyframeDriver<Value>?
  private var timeline: KeyframeTimeline<Value>?
  private var begin: TimeInterval = 0

  override func didMount(_ modifier: KeyframeDriver<Value>) {
    current = modifier
    if modifier.trigger == nil { start() }
  }

  override func didUpdate(from old: KeyframeDriver<Value>, to new: KeyframeDriver<Value>) {
    current = new
    if old.trigger != new.trigger, new.trigger != nil { start() }
  }

  override func willUnmount(_ modifier: KeyframeDriver<Value>) {
    current = nil
    timeline = nil
    node.graph.removeAnimator(self)
  }

  var animatedNode: AnyViewNode? { node }

  var endlessMotion: String? { current?.repeats == true ? "keyframes repeat forever" : nil }

  /// Starts the animation in an action, because the keyframes are code of the app.
  private func start() {
    node.graph.enqueueAction { [weak self] in
      guard let self, let current else { return }
      timeline = current.timeline()
      begin = node.graph.now
      node.graph.addAnimator(self)
    }
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard let timeline, let current else { return false }
    var age = time - begin
    let hasEnded = age >= timeline.duration
    if hasEnded, current.repeats, timeline.duration > 0 {
      age.formTruncatingRemainder(dividingBy: timeline.duration)
      begin = time - age
    }
    current.show(timeline.value(time: min(age, timeline.duration)))
    guard hasEnded, !current.repeats || timeline.duration == 0 else { return true }
    self.timeline = nil
    return false
  }
}

extension View {
  /// Animates the view through keyframes when it appears. Mirrors SwiftUI's `keyframeAnimator(initialValue:repeating:content:keyframes:)`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(KeyframeModifier(initialValue: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes))
  }

  /// Animates the view through keyframes whenever the trigger's value changes. Mirrors SwiftUI's
  /// `keyframeAnimator(initialValue:trigger:content:keyframes:)`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeModifier(
        initialValue: initialValue, trigger: AnyEquatable(trigger), repeats: false, content: content, keyframes: keyframes))
  }
}

nonisolated private struct KeyframeModifier<Modified, Value, Path: Keyframes, Changed: View>: ViewModifier where Path.Value == Value {
  let initialValue: Value
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (PlaceholderContentView<Modified>, Value) -> Changed
  let keyframes: (Value) -> Path

  @MainActor func body(content view: Content) -> some View {
    let placeholder = PlaceholderContentView<Modified>(content: AnyView(view))
    if let trigger {
      KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    } else {
      KeyframeAnimator(initialValue: initialValue, repeating: repeats, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
  }
}
