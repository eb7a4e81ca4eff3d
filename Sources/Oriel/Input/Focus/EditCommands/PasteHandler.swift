import UniformTypeIdentifiers

/// A handler of items that are pasted.
protocol PasteHandler {
  /// Accepts pasted items. Returns `false` if the handler has no use for any of them.
  @MainActor func take(_ providers: [NSItemProvider], in graph: GraphReference?) -> Bool
}

/// A paste handler for items of some types.
nonisolated struct ProviderPaste<Payload>: PasteHandler {
  let types: [UTType]
  let validator: ([NSItemProvider]) -> Payload?
  let action: (Payload) -> Void

  @MainActor func take(_ providers: [NSItemProvider], in graph: GraphReference?) -> Bool {
    let taken = providers.filter { $0.hasItem(conformingTo: types) }
    guard !taken.isEmpty, let payload = validator(taken) else { return false }
    action(payload)
    return true
  }
}

/// A paste handler for values of a type.
nonisolated struct ValuePaste<T: Transferable>: PasteHandler {
  var validator: ([T]) -> [T] = { $0 }
  let action: ([T]) -> Void

  @MainActor func take(_ providers: [NSItemProvider], in graph: GraphReference?) -> Bool {
    guard providers.contains(where: { $0.canLoadObject(ofClass: T.self) }) else { return false }
    providers.load(T.self, from: "A pasted item", in: graph) { [validator, action] in
      let values = validator($0)
      if !values.isEmpty { action(values) }
    }
    return true
  }
}
