import SwiftUI

extension View {
  /// Returns the result of a closure that receives the view. It is useful within a chain of modifiers.
  nonisolated public func applyModifier<Result: View>(@ViewBuilder _ block: (Self) -> Result) -> Result { block(self) }

  /// Returns the result of the closure if the condition is `true`, otherwise the view itself. A change of the condition changes the
  /// identity, so the state inside is lost.
  @ViewBuilder nonisolated public func applyIf<Result: View>(
    _ condition: Bool, @ViewBuilder transform: (Self) -> Result
  ) -> some View {
    if condition { transform(self) } else { self }
  }

  /// Returns the result of the closure if there is a value, otherwise the view itself. The identity changes when the value becomes `nil` or
  /// non-`nil`, so the state inside is lost.
  @ViewBuilder nonisolated public func applyIfLet<Value, Result: View>(
    _ value: Value?, @ViewBuilder transform: (Self, Value) -> Result
  ) -> some View {
    if let value { transform(self, value) } else { self }
  }

  /// Returns the type-erased view.
  nonisolated public func eraseToAnyView() -> AnyView { AnyView(self) }
}
