import OpenCombine

/// A proxy by which OpenCombine finds an object's published properties.
///
/// OpenCombine's default for `objectWillChange` finds the properties by reflection and assigns a publisher to them, with internal members.
/// The proxy passes the object to it as its own mirror. The proxy's default is OpenCombine's, because this module doesn't import `Combine`,
/// which declares another one.
package final class PublishedProperties: ObservableObject, CustomReflectable {
  package let customMirror: Mirror

  package init(of object: AnyObject) { customMirror = Mirror(reflecting: object) }

  /// The publisher that the object's published properties share from the first access on. If the object has none, each access returns
  /// another publisher.
  package var publisher: ObservableObjectPublisher { objectWillChange }
}
