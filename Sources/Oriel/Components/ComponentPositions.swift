/// The manager of the environment values that describe a view's position in lists and other containers, navigation stacks, tabs and
/// toolbars.
@MainActor
final class ComponentPositions: EnvironmentPlaces {
  override func isInRow(_ values: EnvironmentValues) -> Bool { values.listLook != nil }

  override func leaveRow(_ values: inout EnvironmentValues) { values.listLook = nil }

  override func leave(_ values: inout EnvironmentValues, staysInScreen: Bool) {
    if !staysInScreen {
      values.navigationScreen = nil
      values.splitColumn = nil
    }
    values.toolbarShelf = nil
    values.splitBack = nil
    values.enclosingTabs = nil
    values.listLook = nil
    values.listSelector = nil
    values.swipeContainer = nil
    values.reorderContainer = nil
    values.elementArranger = nil
    values.restoreAppearanceOutsidePart()
  }
}
