extension _ModelState {
  /// Marks a property as changed before an assignment.
  func willChange(_ index: Int, of model: any PersistentModel) {
    guard let context, let table else { return }
    let property = table.properties[index]
    if property.hasColumn { changed.insert(index) }
    guard !isInserted, !isDeleted else { return context.noteChange(tables: [table.index], areValues: true) }
    if !isChanged {
      isChanged = true
      context.changed.append(model)
    }
    context.noteChange(tables: [table.index], areValues: true)
  }

  /// Reads the value of an empty slot.
  func fire(_ index: Int, of model: any PersistentModel) {
    guard let context, let table else { return }
    context.fire(table.properties[index], of: model)
  }

  func missingValueMessage(_ index: Int, of model: any PersistentModel) -> String {
    let name = table.map { $0.properties[index].fullName } ?? "\(type(of: model))"
    if context == nil {
      return "'\(name)' was read for the first time after the model was deleted or its context was deallocated"
    }
    if let error = context?.faultError { return "'\(name)' can't be read: \(error)" }
    return "'\(name)' can't be read: its row was deleted, or contains a value of another type than the property's"
  }
}
