import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share link for an item with a localized title and a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share link for items with a localized title and previews.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share link for an item with a title from a localized string resource and a preview.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a share link for items with a title from a localized string resource and previews.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      sharing: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a share link for an item with an unlocalized title and a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share link for items with an unlocalized title and previews.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share link for an item with a title and a preview.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for items with a title and previews.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a share link for an item with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share link for an item with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share link for items with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share link for items with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a share link for an item with a title from a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a share link for an item with a title from a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a share link for items with a title from a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a share link for items with a title from a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a share link for an item with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share link for an item with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share link for items with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share link for items with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a share link for an item with a title.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for an item with a title.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for items with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a share link for items with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: title))
  }
}
