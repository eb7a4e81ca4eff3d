import SwiftUI

extension View {
  /// Adds a toolbar above the keyboard while the view has the focus, with buttons for the previous and the next field of a chain, and a
  /// Done button that ends editing.
  ///
  /// The view is bound to the focus state by `value`. At the ends of the chain, the button without a target is disabled. For a value that
  /// isn't in the chain, only the Done button is enabled. If a value occurs twice, its first position counts.
  ///
  /// Source: VCore's `responderChainToolbar`.
  ///
  /// - Complexity: O(n), where n is the length of the chain.
  nonisolated public func responderChainToolbar<Value: Hashable>(
    uiModel: ResponderChainToolbarUIModel = ResponderChainToolbarUIModel(), focus: FocusState<Value?>.Binding, equals value: Value,
    inResponderChain responderChain: [Value]
  ) -> some View {
    modifier(ResponderChainToolbar(uiModel: uiModel, focus: focus, value: value, chain: responderChain))
  }

  /// Adds a toolbar above the keyboard while the view has the focus, with a chain of all values in the order of their declaration.
  nonisolated public func responderChainToolbar<Value: Hashable & CaseIterable>(
    uiModel: ResponderChainToolbarUIModel = ResponderChainToolbarUIModel(), focus: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(ResponderChainToolbar(uiModel: uiModel, focus: focus, value: value, chain: Array(Value.allCases)))
  }
}

nonisolated private struct ResponderChainToolbar<Value: Hashable>: ViewModifier {
  let uiModel: ResponderChainToolbarUIModel
  let focus: FocusState<Value?>.Binding
  let value: Value
  let chain: [Value]

  init(uiModel: ResponderChainToolbarUIModel, focus: FocusState<Value?>.Binding, value: Value, chain: [Value]) {
    self.uiModel = uiModel
    self.focus = focus
    self.value = value
    self.chain = chain
  }

  @MainActor func body(content: Content) -> some View {
    content
      .focused(focus, equals: value)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          if uiModel.hasNavigationButtons {
            step("chevron.up", label: .previous, to: neighbour(-1))
            step("chevron.down", label: .next, to: neighbour(1))
          }
          Spacer()
          if uiModel.hasDoneButton {
            Button {
              focus.wrappedValue = nil
            } label: {
              Text(.done)
            }
            .font(uiModel.doneButtonFont)
          }
        }
      }
  }

  @MainActor private func neighbour(_ step: Int) -> Value? {
    guard let place = chain.firstIndex(of: value), chain.indices.contains(place + step) else { return nil }
    return chain[place + step]
  }

  @MainActor private func step(_ symbol: String, label: KitWord, to target: Value?) -> some View {
    Button {
      focus.wrappedValue = target
    } label: {
      Image(systemName: symbol)
    }
    .disabled(target == nil)
    .accessibilityLabel(Text(label))
  }
}
