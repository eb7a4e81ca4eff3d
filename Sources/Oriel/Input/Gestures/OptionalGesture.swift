/// An optional gesture, of which `nil` recognizes nothing. Mirrors SwiftUI's conformance.
///
/// When an update adds or removes the gesture, recognition begins again.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  private enum Nothing {}

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    assembly.follow(gesture == nil ? Nothing.self : Wrapped.self)
    if let gesture {
      Wrapped._assemble(gesture, in: assembly, sink: sink)
    } else {
      assembly.setRoot(nil)
    }
  }
}
