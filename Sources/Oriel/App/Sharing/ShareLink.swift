import Foundation

/// A button that shares items with other apps. Mirrors SwiftUI's `ShareLink`.
///
/// Linux desktops have no share sheet. The button opens a menu with the actions that every desktop environment provides: an email, the
/// clipboard, and a file. The menu shows the previews of the items; text and URLs serve as their own previews.
///
/// - An email contains the texts of the items after the message. This action requires that all items can be converted to text, and that the
///   desktop environment has an email app.
/// - The clipboard receives the items as `copyable(_:)` copies them.
/// - A file contains the first representation that can be exported; several items are written into a folder. URLs of web pages have no such
///   action.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: View
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label

  init(
    sharing items: Data, subject: Text?, message: Text?, preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  public var body: some View {
    Menu {
      ShareMenu(subject: subject, message: message) { [items, preview] in items.map { SharedItem($0, preview: preview?($0)) } }
    } label: {
      label
    }
  }
}

extension ShareLink {
  /// Creates a share link for an item with a preview and a custom label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: label())
  }

  /// Creates a share link for items with previews and a custom label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share link for an item with a custom label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }

  /// Creates a share link for an item with a custom label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }

  /// Creates a share link for items with a custom label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: label())
  }

  /// Creates a share link for items with a custom label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share link for an item with a preview and the default label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for items with previews and the default label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a share link for an item with the default label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for an item with the default label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for items with the default label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for items with the default label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }
}
