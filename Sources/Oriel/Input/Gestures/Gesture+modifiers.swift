/// A gesture that begins only while modifier keys are held. Mirrors SwiftUI's `_ModifiersGesture`.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
  let content: Content
  let modifiers: EventModifiers

  public typealias Value = Content.Value

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    Content._assemble(gesture.content, in: assembly, sink: sink)
    assembly.root?.modifiers = gesture.modifiers
  }
}

extension Gesture {
  /// Requires modifier keys to be held when the gesture begins; others may be held in addition. The Control key also counts as Command.
  /// Mirrors SwiftUI's `modifiers(_:)`.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
