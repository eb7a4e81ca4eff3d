import Foundation

/// A gesture with an action for its end. Mirrors SwiftUI's `_EndedGesture`.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  let content: Content
  let action: (Content.Value) -> Void

  public typealias Value = Content.Value

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    Content._assemble(gesture.content, in: assembly) { signal in
      if case .ended(let value) = signal { gesture.action(value) }
      sink(signal)
    }
  }
}

/// A gesture with an action for its changes. Mirrors SwiftUI's `_ChangedGesture`.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void

  public typealias Value = Content.Value

  private final class Last { var value: Content.Value? }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let last = assembly.keep { Last() }
    Content._assemble(gesture.content, in: assembly) { signal in
      switch signal {
      case .changed(let value):
        if value != last.value { gesture.action(value) }
        last.value = value
      case .ended, .cancelled: last.value = nil
      }
      sink(signal)
    }
  }
}

/// A gesture with a converted value. Mirrors SwiftUI's `_MapGesture`.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    Content._assemble(gesture.content, in: assembly) { sink($0.map(gesture.transform)) }
  }
}

/// A gesture that updates a gesture state. Mirrors SwiftUI's `GestureStateGesture`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  public typealias Value = Base.Value

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    Base._assemble(gesture.base, in: assembly) { signal in
      switch signal {
      case .changed(let value):
        gesture.state.change { gesture.change(value, &$0, &$1) }
        sink(signal)
      case .ended, .cancelled:
        sink(signal)
        gesture.state.reset()
      }
    }
  }
}

extension Gesture {
  /// Calls the action when the gesture has ended. Mirrors SwiftUI's `onEnded(_:)`.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Calls the action when the value has changed. Mirrors SwiftUI's `onChanged(_:)`.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Converts the value of the gesture. Mirrors SwiftUI's `map(_:)`.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self, transform: body) }

  /// Updates a state while the gesture is active. The state returns to its initial value afterwards. Mirrors SwiftUI's `updating(_:body:)`.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}
