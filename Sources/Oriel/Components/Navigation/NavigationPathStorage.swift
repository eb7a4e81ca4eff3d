/// Where a stack's values are kept: by the stack itself, or in a binding.
nonisolated struct NavigationPathStorage {
  /// Reads the values; what is read is observed.
  let read: () -> [NavigationPath.Element]
  /// False where a value is of a type that can't be part of the path.
  let append: (NavigationPath.Element) -> Bool
  let removeLast: (Int) -> Void

  init(own path: OwnNavigationPath) {
    read = { path.value.elements }
    append = {
      path.value.elements.append($0)
      return true
    }
    removeLast = { path.value.removeLast($0) }
  }

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    read = { path.wrappedValue.map { NavigationPath.Element($0) } }
    append = { element in
      guard let value = element.value.base as? Data.Element ?? (element.value as? Data.Element) else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in
      var data = path.wrappedValue
      for _ in 0..<min(count, data.count) { data.remove(at: data.index(data.endIndex, offsetBy: -1)) }
      path.wrappedValue = data
    }
  }
}

/// The path of a stack that nobody gave one.
nonisolated final class OwnNavigationPath {
  var value = NavigationPath()
}
