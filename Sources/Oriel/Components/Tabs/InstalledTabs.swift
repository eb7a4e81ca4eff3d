/// The tabs, or the choices, of a view's content. Custom views that contain tabs keep their state in this property, and depend on the
/// view's environment.
struct InstalledTabs: DynamicProperty {
  private var properties: PlacedProperties?

  init() {}

  /// Returns the tabs of a content. The method evaluates the bodies of custom views, on which the caller's own body then depends.
  @MainActor func tabs<V: View>(of view: V) -> [TabEntry] {
    var collector = TabCollector(properties: properties)
    collector.append(view)
    properties?.removeUnused()
    return collector.tabs
  }
}

extension InstalledTabs: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let properties = slot as? PlacedProperties ?? PlacedProperties(node: node)
    slot = properties
    self.properties = properties
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? PlacedProperties)?.uninstall() }

  func isEqualInput(to other: InstalledTabs) -> Bool { true }
}
