/// A type-erased gesture. Mirrors SwiftUI's `AnyGesture`.
///
/// If an update of the view replaces the gesture by one of another type, recognition begins again.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let storage: Storage

  /// Creates a type-erased gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value { storage = Typed(gesture) }

  fileprivate class Storage {
    @MainActor func assemble(in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {}
  }

  private final class Typed<T: Gesture>: Storage where T.Value == Value {
    let gesture: T

    init(_ gesture: T) { self.gesture = gesture }

    override func assemble(in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
      assembly.follow(T.self)
      T._assemble(gesture, in: assembly, sink: sink)
    }
  }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    gesture.storage.assemble(in: assembly, sink: sink)
  }
}
