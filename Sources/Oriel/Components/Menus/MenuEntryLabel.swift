import Foundation

/// The label of a menu's entry. Where it is texts and images beside one another, the first text is the title, further ones are subtitles, and
/// the first image is the icon, which stands where a `Label` has it.
struct MenuEntryLabel<Label: View>: View {
  let label: Label

  init(label: Label) { self.label = label }

  var body: some View {
    if let content = LooseLabel.content(of: label) { content } else { TitledLabel(label: label) }
  }
}

/// A view that shows another one, and nothing else.
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

/// What becomes of a label that is texts and images beside one another.
@MainActor
private enum LooseLabel {
  /// Nil where it has no text or no image, or anything else.
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

  /// Whether a view is an image, whatever modifiers it has.
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
