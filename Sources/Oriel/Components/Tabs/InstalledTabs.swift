/// The tabs of a content, or its choices, in a view: views of the app's own that name some keep their state there, and follow what is around it.
struct InstalledTabs: DynamicProperty {
  private var properties: PlacedProperties?

  init() {}

  /// Runs the bodies of such views, on which the view's own body then depends.
  @MainActor func tabs<V: View>(of view: V) -> [TabEntry] {
    var collector = TabCollector(properties: properties)
    collector.append(view)
    properties?.dropUnmet()
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
