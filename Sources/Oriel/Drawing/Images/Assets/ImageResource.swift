import Foundation

/// The name of an image in a bundle. Mirrors SwiftUI's `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource by its name and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in a bundle. Mirrors SwiftUI's `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource by its name and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image from a resource. Mirrors SwiftUI's `Image(_:)` for resources.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Creates a color from a resource. Mirrors SwiftUI's `Color(_:)` for resources.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Creates a color from an asset catalog, by the name `Folder/Name` if its folder provides a namespace. Mirrors SwiftUI's
  /// `Color(_:bundle:)`.
  ///
  /// The color follows the `colorScheme` and the contrast of the environment. A missing color is reported once and is gray.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Returns a color from an asset catalog, or `nil` if there is none with the name.
  package static func asset(named name: String, in bundle: Bundle?) -> Color? {
    BundleAssets.of(bundle).colors[name] == nil ? nil : Color(name, bundle: bundle)
  }
}
