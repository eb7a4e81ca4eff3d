/// A gesture that begins only while keys are held. Mirrors SwiftUI's `_ModifiersGesture`.
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
  /// Has the gesture begin only while keys are held, whichever others are. The Control key counts as Command, too. Mirrors SwiftUI's
  /// `modifiers(_:)`.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
