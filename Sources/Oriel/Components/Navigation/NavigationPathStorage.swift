/// The storage of a stack's path: the stack itself, or a binding.
nonisolated struct NavigationPathStorage {
  /// A function that returns the values. Its caller becomes a reader of them.
  let read: () -> [NavigationPath.Element]
  /// A function that appends a value, or returns `false` if the type of the value can't be part of the path.
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

/// The path of a stack without a path binding.
nonisolated final class OwnNavigationPath {
  var value = NavigationPath()
}
