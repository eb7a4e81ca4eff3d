import Foundation

/// The label of a menu's entry. In a label of texts and images beside each other, the first text is the title, further texts are subtitles,
/// and the first image is the icon, which has the position of a `Label`'s icon.
struct MenuEntryLabel<Label: View>: View {
  let label: Label

  init(label: Label) { self.label = label }

  var body: some View {
    if let content = UnstructuredLabel.content(of: label) { content } else { TitledLabel(label: label) }
  }
}

/// A view that consists of another view only.
@MainActor
private protocol LabelWrapper {
  var wrapped: any View { get }
}

extension AnyView: LabelWrapper {
  @MainActor fileprivate var wrapped: any View { base }
}

extension PrimitiveButtonStyleConfiguration.Label: LabelWrapper {
  @MainActor fileprivate var wrapped: any View { content }
}

extension ToggleStyleConfiguration.Label: LabelWrapper {
  @MainActor fileprivate var wrapped: any View { content }
}

extension TitledLabel: LabelWrapper {
  @MainActor fileprivate var wrapped: any View { label }
}

extension HStack: LabelWrapper {
  @MainActor fileprivate var wrapped: any View { content }
}

/// The conversion of texts and images beside each other to a label.
@MainActor
private enum UnstructuredLabel {
  /// Returns the label, or `nil` if the view has no text, no image, or other content.
  static func content(of view: any View) -> AnyView? {
    if let wrapper = view as? any LabelWrapper { return content(of: wrapper.wrapped) }
    if let modified = view as? any ModifiedLabel { return content(of: modified.unmodified).map { modified.modifying($0) } }
    var texts: [any View] = []
    var images: [any View] = []
    for part in parts(of: view) {
      if LabelTexts.text(part) != nil {
        texts.append(part)
      } else if isImage(part) {
        images.append(part)
      } else if !(part is Spacer) {
        return nil
      }
    }
    guard let title = texts.first, let image = images.first else { return nil }
    return label(LabelTexts(title: title, subtitles: texts.dropFirst()), icon: image)
  }

  private static func parts(of view: any View) -> [any View] {
    LabelTexts.views(of: view).flatMap { part in
      (part as? any LabelWrapper).map { parts(of: $0.wrapped) } ?? [part]
    }
  }

  /// Returns `true` if a view is an image, with or without modifiers.
  private static func isImage(_ view: any View) -> Bool {
    view is Image || (view as? any ModifiedLabel).map { isImage($0.unmodified) } ?? false
  }

  private static func label(_ texts: LabelTexts, icon: some View) -> AnyView {
    AnyView(
      Label {
        if texts.subtitles.isEmpty { texts.title } else { SubtitledText(texts: texts) }
      } icon: {
        icon
      })
  }
}
