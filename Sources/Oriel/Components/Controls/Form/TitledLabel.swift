import Foundation

/// A view that a view builder composes of several views, or of none.
@MainActor
protocol LabelListing {
  /// The individual views.
  var listedViews: [any View] { get }
}

extension TupleView: LabelListing {
  @MainActor var listedViews: [any View] {
    Mirror(reflecting: value).children.flatMap { child in (child.value as? any View).map { LabelTexts.views(of: $0) } ?? [] }
  }
}

extension Optional: LabelListing where Wrapped: View {
  @MainActor var listedViews: [any View] { map { LabelTexts.views(of: $0) } ?? [] }
}

extension _ConditionalContent: LabelListing {
  @MainActor var listedViews: [any View] {
    switch storage {
    case .trueContent(let view): LabelTexts.views(of: view)
    case .falseContent(let view): LabelTexts.views(of: view)
    }
  }
}

extension Group: LabelListing where Content: View {
  @MainActor var listedViews: [any View] { LabelTexts.views(of: content) }
}

/// A view with any modifier.
@MainActor
protocol ModifiedLabel {
  var unmodified: any View { get }
  /// Returns another view with the modifier applied.
  func modifying(_ view: AnyView) -> AnyView
}

extension ModifiedContent: ModifiedLabel where Content: View, Modifier: ViewModifier {
  @MainActor var unmodified: any View { content }
  @MainActor func modifying(_ view: AnyView) -> AnyView {
    AnyView(ModifiedContent<AnyView, Modifier>(content: view, modifier: self.modifier))
  }
}

/// A label that consists of a title and further texts below it.
@MainActor
struct LabelTexts {
  let title: AnyView
  let subtitles: [AnyView]

  /// Creates the texts, or returns `nil` if the label has another structure, such as a single view or views side by side.
  init?(_ label: some View) {
    let views = Self.views(of: label)
    guard views.count > 1, let first = views.first, Self.isTitle(first), views.dropFirst().allSatisfy({ Self.text($0) != nil }) else {
      return nil
    }
    self.init(title: first, subtitles: views.dropFirst())
  }

  init(title: any View, subtitles: ArraySlice<any View>) {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    self.title = erased(title)
    self.subtitles = subtitles.map { erased($0) }
  }

  static func views(of view: any View) -> [any View] { (view as? any LabelListing)?.listedViews ?? [view] }

  /// Returns the text that a view consists of, below any modifiers.
  static func text(_ view: any View) -> Text? {
    (view as? Text) ?? (view as? any ModifiedLabel).flatMap { text($0.unmodified) }
  }

  private static func isTitle(_ view: any View) -> Bool {
    if text(view) != nil || view is any TitledWithIcon { return true }
    return (view as? any ModifiedLabel).map { isTitle($0.unmodified) } ?? false
  }
}

private protocol TitledWithIcon {}
extension Oriel.Label: TitledWithIcon {}

/// A title above its subtitles.
struct SubtitledText: View {
  let texts: LabelTexts

  init(texts: LabelTexts) { self.texts = texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      texts.title
      ForEach(texts.subtitles.indices, id: \.self) { texts.subtitles[$0] }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// The label of a control. If it consists of several texts and the style shows subtitles, the texts after the first are small and below the
/// first.
struct TitledLabel<Label: View>: View {
  let label: Label
  @Environment(\.labelsShowSubtitles) private var showsSubtitles

  init(label: Label) { self.label = label }

  var body: some View {
    if showsSubtitles, let texts = LabelTexts(label) {
      SubtitledText(texts: texts)
    } else {
      label
    }
  }
}

private enum LabelsShowSubtitlesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var labelsShowSubtitles: Bool {
    get { self[LabelsShowSubtitlesKey.self] }
    set { self[LabelsShowSubtitlesKey.self] = newValue }
  }
}

extension View {
  /// Shows the further texts of a control's label as subtitles below the first.
  func showingSubtitles() -> some View { environment(\.labelsShowSubtitles, true) }
}

extension AnyView {
  /// Creates the type-erased label of a control for its style.
  @MainActor init<Label: View>(label: Label) {
    if label is any LabelListing { self.init(TitledLabel(label: label)) } else { self.init(label) }
  }
}
