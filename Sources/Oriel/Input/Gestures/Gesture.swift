import Foundation

/// A pattern of pointer movements. Mirrors SwiftUI's `Gesture`.
///
/// The underscored requirement belongs to the engine. A custom gesture implements `body` only.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture that implements this one.
  associatedtype Body: Gesture
  /// The gesture that implements this one.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the recognizers of the gesture. The engine calls this method; apps don't.
  static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void)
}

extension Gesture where Body.Value == Value {
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    Body._assemble(gesture.body, in: assembly, sink: sink)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture whose recognizer the engine creates.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { neverBody(Self.self) }
}

/// A signal of a recognizer.
public enum _GestureSignal<Value> {
  case changed(Value)
  case ended(Value)
  /// The gesture was canceled before its end. This signal is sent only after a change.
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> _GestureSignal<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// The recognizers of one gesture modifier, while they are created or receive new closures.
///
/// The type of a gesture determines its recognizers and their order, so that an update finds the existing ones.
@MainActor
public final class _GestureAssembly {
  /// The box that owns the recognizers. It creates none after it was deallocated.
  unowned let box: LayoutBox
  private var kept: [AnyObject] = []
  private var next = 0
  private var isOutdated = false
  private(set) var root: GestureRecognizer?

  init(box: LayoutBox) { self.box = box }

  /// Creates or updates the recognizers.
  func assemble<G: Gesture>(_ gesture: G) {
    next = 0
    isOutdated = false
    G._assemble(gesture, in: self) { _ in }
    guard isOutdated else { return }
    kept.removeAll()
    root = nil
    next = 0
    G._assemble(gesture, in: self) { _ in }
  }

  /// The gesture type of the recognizers at an index.
  private final class Kind {
    let type: Any.Type

    init(_ type: Any.Type) { self.type = type }
  }

  /// Declares the type of the next recognizers, for a gesture whose own type doesn't determine it. If the type has changed, all recognizers
  /// are created again.
  func follow(_ type: Any.Type) {
    if keep({ Kind(type) }).type != type { isOutdated = true }
  }

  /// Returns the object at the next index, which is created the first time.
  func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < kept.count, let existing = kept[next] as? Object { return existing }
    let made = make()
    if next < kept.count { kept[next] = made } else { kept.append(made) }
    return made
  }

  /// Sets the recognizer of the whole gesture, or `nil` if there is nothing to recognize.
  func setRoot(_ unit: GestureRecognizer?) { root = unit }

  /// Returns the recognizer at the next index. The recognizer that is added last is the root of the gesture.
  func unit<Unit: GestureRecognizer>(_ make: () -> Unit) -> Unit {
    let unit = keep(make)
    root = unit
    return unit
  }
}
