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
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey), shown: image, small: icon) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource), shown: image, small: icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title), shown: image, small: icon) }

  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, shown: image, small: icon) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey), shown: image, small: nil) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(title: Text(titleResource), shown: image, small: nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), shown: image, small: nil) }

  public init(_ title: Text, image: Image) { self.init(title: title, shown: image, small: nil) }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), shown: nil, small: icon) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(title: Text(titleResource), shown: nil, small: icon) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), shown: nil, small: icon) }

  public init(_ title: Text, icon: Icon) { self.init(title: title, shown: nil, small: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), shown: nil, small: nil) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource), shown: nil, small: nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), shown: nil, small: nil) }

  public init(_ title: Text) { self.init(title: title, shown: nil, small: nil) }
}
