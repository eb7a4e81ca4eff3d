import Foundation

/// An image of a bundle, by name. Mirrors SwiftUI's `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of a bundle, by name. Mirrors SwiftUI's `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Mirrors SwiftUI's `Image(_:)` for resources.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Mirrors SwiftUI's `Color(_:)` for resources.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A colour of an asset catalog, `Folder/Name` where its folder provides a namespace. Mirrors SwiftUI's `Color(_:bundle:)`.
  ///
  /// It follows the surroundings' `colorScheme` and contrast. One that isn't there is reported once and is grey.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// A colour of an asset catalog; nil where there is none of the name.
  package static func asset(named name: String, in bundle: Bundle?) -> Color? {
    BundleAssets.of(bundle).colors[name] == nil ? nil : Color(name, bundle: bundle)
  }
}
