import Foundation

/// The preview of a shared item: its title, and an image or an icon. Mirrors SwiftUI's `SharePreview`.
///
/// The image, or else the icon, is shown if it is an `Image`. Other values have no visible preview.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(title: Text, shown image: Image?, small icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }

  /// The picture to show.
  var picture: Oriel.Image? { image as? Oriel.Image ?? icon as? Oriel.Image }
}

extension SharePreview {
  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey), shown: image, small: icon) }

  /// Creates a preview with a title from a localized string resource, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource), shown: image, small: icon)
  }

  /// Creates a preview with an unlocalized title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title), shown: image, small: icon) }

  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, shown: image, small: icon) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey), shown: image, small: nil) }

  /// Creates a preview with a title from a localized string resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(title: Text(titleResource), shown: image, small: nil) }

  /// Creates a preview with an unlocalized title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), shown: image, small: nil) }

  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) { self.init(title: title, shown: image, small: nil) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), shown: nil, small: icon) }

  /// Creates a preview with a title from a localized string resource and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(title: Text(titleResource), shown: nil, small: icon) }

  /// Creates a preview with an unlocalized title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), shown: nil, small: icon) }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title, shown: nil, small: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), shown: nil, small: nil) }

  /// Creates a preview with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource), shown: nil, small: nil) }

  /// Creates a preview with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), shown: nil, small: nil) }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.init(title: title, shown: nil, small: nil) }
}
