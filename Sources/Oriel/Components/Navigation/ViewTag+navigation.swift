extension ViewTag {
  /// The value of a link.
  init(_ element: NavigationPath.Element?) { self.init(element?.value ?? AnyHashable(0), as: element?.type ?? Never.self) }
}
