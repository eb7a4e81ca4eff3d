import OpenCombine

/// Stands for an object where OpenCombine looks for its published properties.
///
/// OpenCombine's default for `objectWillChange` finds the properties by reflection and gives them a publisher, by members that it keeps to itself. An object
/// gets there as the mirror of this class, whose own default is OpenCombine's: `Combine`, which has another one, isn't known to this module.
package final class PublishedProperties: ObservableObject, CustomReflectable {
  package let customMirror: Mirror

  package init(of object: AnyObject) { customMirror = Mirror(reflecting: object) }

  /// The publisher of the object's published properties, which they share from the first call on; another one for each call where it has none.
  package var publisher: ObservableObjectPublisher { objectWillChange }
}
