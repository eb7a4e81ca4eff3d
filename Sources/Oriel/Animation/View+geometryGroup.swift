extension View {
  /// Has the views inside move along with this one while its frame is animated. Mirrors SwiftUI's `geometryGroup()`.
  ///
  /// Every view is such a group here: the view around is where it is shown, and what it holds, be it new, is placed in there. Programs written
  /// for systems where it isn't so say it nevertheless.
  nonisolated public func geometryGroup() -> some View { modifier(EmptyModifier()) }
}
