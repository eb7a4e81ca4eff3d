import Foundation

/// The tracks of keyframes for a value or for parts of it. Mirrors SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the content.
  associatedtype Body: Keyframes

  /// The tracks that these keyframes consist of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks of the keyframes. The engine calls it.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

extension Keyframes where Body == Never {
  public var body: Never { neverBody(Self.self) }
}

extension Never: Keyframes {}

/// The tracks of a value.
public struct _KeyframeTracks<Root> {
  let initialValue: Root
  private(set) var curves: [any TrackCurve<Root>] = []

  init(_ initialValue: Root) { self.initialValue = initialValue }

  mutating func append<Value: Animatable>(_ path: WritableKeyPath<Root, Value>, _ keyframes: _Keyframes<Value>) {
    curves.append(PathCurve(path: path, curve: KeyframeCurve(from: initialValue[keyPath: path], through: keyframes.segments)))
  }
}

/// The animation of a part of a value by one track.
protocol TrackCurve<Root> {
  associatedtype Root
  var duration: TimeInterval { get }
  func apply(to root: inout Root, at time: TimeInterval)
  func applyVelocity(to root: inout Root, at time: TimeInterval)
}

private struct PathCurve<Root, Value: Animatable>: TrackCurve {
  let path: WritableKeyPath<Root, Value>
  let curve: KeyframeCurve<Value.AnimatableData>

  var duration: TimeInterval { curve.duration }

  func apply(to root: inout Root, at time: TimeInterval) { root[keyPath: path].animatableData = curve.value(at: time) }

  func applyVelocity(to root: inout Root, at time: TimeInterval) { root[keyPath: path].animatableData = curve.velocity(at: time) }
}

/// The keyframes of one part of a value. Mirrors SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  public typealias Body = Never

  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// Creates a track for the part of the value at a key path.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    path = keyPath
    self.content = content()
  }

  public func _append(to tracks: inout _KeyframeTracks<Root>) {
    var keyframes = _Keyframes<Value>()
    content._append(to: &keyframes)
    tracks.append(path, keyframes)
  }
}

/// A result builder that combines tracks in parallel, or concatenates the keyframes of the value as a whole. Mirrors SwiftUI's
/// `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns the tracks of an expression.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Returns the keyframes of an expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

  /// Returns an empty set of tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks<Value>(append: { _ in }) }

  /// Returns the first tracks of a block.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Returns the first keyframes of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Returns the accumulated tracks together with the next ones.
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> {
    KeyframeTracks(append: {
      accumulated._append(to: &$0); next._append(to: &$0)
    })
  }

  /// Returns the accumulated keyframes followed by the next ones.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(append: {
      accumulated._append(to: &$0); next._append(to: &$0)
    })
  }

  /// Returns the concatenation of the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> some KeyframeTrackContent<Value>
  where K.Value == Value, Value: Animatable {
    KeyframeSequence(append: { for component in components { component._append(to: &$0) } })
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// Returns the tracks of the block.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Content.Value == Value { component }

  /// Returns a track with the keyframes of the block.
  public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Content.Value == Value {
    KeyframeTrack { component }
  }
}

private struct KeyframeTracks<Value>: Keyframes {
  typealias Body = Never

  let append: (inout _KeyframeTracks<Value>) -> Void

  func _append(to tracks: inout _KeyframeTracks<Value>) { append(&tracks) }
}
