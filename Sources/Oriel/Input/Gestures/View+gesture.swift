import Foundation

extension View {
  /// Attaches a gesture to the view. The gestures of the views in this view take precedence. Mirrors SwiftUI's `gesture(_:including:)`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Attaches a gesture that takes precedence over those of the views in this view. Mirrors SwiftUI's `highPriorityGesture(_:including:)`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture that is recognized simultaneously with others. Mirrors SwiftUI's `simultaneousGesture(_:including:)`.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture if `isEnabled` is true. The gestures of the views in this view aren't affected. Mirrors SwiftUI's
  /// `gesture(_:isEnabled:)`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that takes precedence over those of the views in this view, if `isEnabled` is true. Mirrors SwiftUI's
  /// `highPriorityGesture(_:isEnabled:)`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized simultaneously with others, if `isEnabled` is true. Mirrors SwiftUI's
  /// `simultaneousGesture(_:isEnabled:)`.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture if `isEnabled` is true. The name is for UIKit's gesture recognizers, which don't exist on Linux, and has no effect.
  /// Mirrors SwiftUI's `gesture(_:name:isEnabled:)`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that takes precedence over those of the views in this view, if `isEnabled` is true. The name has no effect. Mirrors
  /// SwiftUI's `highPriorityGesture(_:name:isEnabled:)`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that is recognized simultaneously with others, if `isEnabled` is true. The name has no effect. Mirrors SwiftUI's
  /// `simultaneousGesture(_:name:isEnabled:)`.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Performs an action when the view is tapped a number of times. Mirrors SwiftUI's `onTapGesture(count:perform:)`.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Performs an action when the view is tapped a number of times, with the location in a coordinate space. Mirrors SwiftUI's
  /// `onTapGesture(count:coordinateSpace:perform:)`.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Mirrors SwiftUI's deprecated `onTapGesture(count:coordinateSpace:perform:)` with a `CoordinateSpace`.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Performs an action when the view is pressed for a duration in seconds, and calls a closure when the press begins and ends. Mirrors
  /// SwiftUI's `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressAndHold(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressingChanged: onPressingChanged))
  }

  /// Mirrors SwiftUI's deprecated `onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Performs an action as a button does, when a press is released over the view. Mirrors SwiftUI's `_onButtonGesture(pressing:perform:)`.
  nonisolated public func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View {
    gesture(ButtonPress(action: action, pressingChanged: pressing))
  }
}

/// A gesture that recognizes a press as a button does.
nonisolated private struct ButtonPress: PrimitiveGesture {
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?

  typealias Value = Void

  @MainActor
  static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Void>) -> Void) {
    let unit = assembly.unit { PressRecognizer(box: assembly.box) }
    unit.pressingChanged = gesture.pressingChanged ?? { _ in }
    unit.action = gesture.action
  }
}

/// A long press gesture that reports whether it is pressed.
nonisolated private struct PressAndHold: PrimitiveGesture {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?

  typealias Value = Bool

  @MainActor
  static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Bool>) -> Void) {
    let unit = assembly.unit { LongPressRecognizer(box: assembly.box) }
    unit.gesture = gesture.gesture
    unit.pressingChanged = gesture.pressingChanged
    unit.sink = { signal in
      if case .ended = signal { gesture.action() }
      sink(signal)
    }
  }
}
