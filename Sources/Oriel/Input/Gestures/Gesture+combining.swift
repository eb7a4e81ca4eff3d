import Foundation

extension Gesture {
  /// Combines the gesture with another one that can be recognized at the same time. Mirrors SwiftUI's `simultaneously(with:)`.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another one that begins when this one has ended. Mirrors SwiftUI's `sequenced(before:)`.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Combines the gesture with another one of which only one is recognized. This one takes precedence. Mirrors SwiftUI's
  /// `exclusively(before:)`.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
