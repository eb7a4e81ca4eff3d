extension ViewTag {
  /// Creates the tag of a link's value.
  init(_ element: NavigationPath.Element?) { self.init(element?.value ?? AnyHashable(0), as: element?.type ?? Never.self) }
}
