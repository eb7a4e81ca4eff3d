/// A gesture of any type with a value of that type. Mirrors SwiftUI's `AnyGesture`.
///
/// Where a later value of the view has a gesture of another type here, that one begins anew.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let storage: Storage

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
