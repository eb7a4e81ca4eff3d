import SwiftUI

extension View {
  /// Builds something else from the view, in the middle of a chain of modifiers.
  nonisolated public func applyModifier<Result: View>(@ViewBuilder _ block: (Self) -> Result) -> Result { block(self) }

  /// Builds something else from the view if the condition holds. A change of the condition is a change of identity: state inside is lost.
  @ViewBuilder nonisolated public func applyIf<Result: View>(
    _ condition: Bool, @ViewBuilder transform: (Self) -> Result
  ) -> some View {
    if condition { transform(self) } else { self }
  }

  /// Builds something else from the view if there is a value. Its coming and going is a change of identity: state inside is lost.
  @ViewBuilder nonisolated public func applyIfLet<Value, Result: View>(
    _ value: Value?, @ViewBuilder transform: (Self, Value) -> Result
  ) -> some View {
    if let value { transform(self, value) } else { self }
  }

  /// The view without its type.
  nonisolated public func eraseToAnyView() -> AnyView { AnyView(self) }
}
