import Foundation

/// A sequence of keyframes for one value. Mirrors SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the content.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this content consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the segments of the keyframes. The engine calls it.
  func _append(to keyframes: inout _Keyframes<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to keyframes: inout _Keyframes<Value>) { body._append(to: &keyframes) }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { neverBody(Self.self) }
}

extension Never: KeyframeTrackContent {}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

/// The segments of a sequence of keyframes, in order.
public struct _Keyframes<Value: Animatable> {
  enum Segment {
    case move(Value)
    case linear(Value, duration: TimeInterval, curve: UnitCurve)
    case cubic(Value, duration: TimeInterval, startVelocity: Value?, endVelocity: Value?)
    case spring(Value, duration: TimeInterval?, spring: Spring, startVelocity: Value?)
  }

  var segments: [Segment] = []
}

/// A result builder that concatenates keyframes. Mirrors SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of an expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }

  /// Returns the first keyframes of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Returns the accumulated keyframes followed by the next ones.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(append: {
      accumulated._append(to: &$0); next._append(to: &$0)
    })
  }

  /// Returns an empty sequence of keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<Value>(append: { _ in }) }

  /// Returns the concatenation of the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(append: { for component in components { component._append(to: &$0) } })
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(choice: .first(component))
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(choice: .second(component))
  }

  /// One of two sequences of keyframes.
  public struct Conditional<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
  where First.Value == Value, Second.Value == Value {
    fileprivate enum Choice {
      case first(First)
      case second(Second)
    }

    fileprivate let choice: Choice

    public typealias Body = Never

    public func _append(to keyframes: inout _Keyframes<Value>) {
      switch choice {
      case .first(let content): content._append(to: &keyframes)
      case .second(let content): content._append(to: &keyframes)
      }
    }
  }
}

struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  let append: (inout _Keyframes<Value>) -> Void

  func _append(to keyframes: inout _Keyframes<Value>) { append(&keyframes) }
}
