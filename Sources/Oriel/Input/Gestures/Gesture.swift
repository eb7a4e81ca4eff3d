import Foundation

/// A pattern of pointer movement. Mirrors SwiftUI's `Gesture`.
///
/// The underscored requirement is the engine's: a gesture of your own implements `body` alone.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
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

/// A gesture whose recognizer the engine makes itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { neverBody(Self.self) }
}

/// What a recognizer says.
public enum _GestureSignal<Value> {
  case changed(Value)
  case ended(Value)
  /// Let go without an end. Comes only after a change.
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> _GestureSignal<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// The recognizers of one gesture modifier while they are made, or given new closures.
///
/// A gesture's type says which recognizers it has, in which order, so an update finds those that it made.
@MainActor
public final class _GestureAssembly {
  /// It owns the recognizers, and hands out nothing that makes some once it has gone.
  unowned let box: LayoutBox
  private var kept: [AnyObject] = []
  private var next = 0
  private var isOutdated = false
  private(set) var root: GestureUnit?

  init(box: LayoutBox) { self.box = box }

  /// Makes or updates the recognizers.
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

  /// Which gesture the recognizers at this place are those of.
  private final class Kind {
    let type: Any.Type

    init(_ type: Any.Type) { self.type = type }
  }

  /// Says whose recognizers come next, where the gesture's type leaves that open: if they were another's the last time, all are made anew.
  func follow(_ type: Any.Type) {
    if keep({ Kind(type) }).type != type { isOutdated = true }
  }

  /// The object that stands at this place, made at the first time.
  func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < kept.count, let existing = kept[next] as? Object { return existing }
    let made = make()
    if next < kept.count { kept[next] = made } else { kept.append(made) }
    return made
  }

  /// What stands for the whole gesture: nil where nothing is recognized.
  func setRoot(_ unit: GestureUnit?) { root = unit }

  /// A recognizer at this place; the last one that is added is the gesture's root.
  func unit<Unit: GestureUnit>(_ make: () -> Unit) -> Unit {
    let unit = keep(make)
    root = unit
    return unit
  }
}
