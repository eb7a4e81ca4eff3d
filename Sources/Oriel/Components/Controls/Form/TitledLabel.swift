import Foundation

/// A view that a builder made of several, or of none.
@MainActor
protocol LabelListing {
  /// The views one by one.
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

/// A view with a modifier, whatever it is.
@MainActor
protocol ModifiedLabel {
  var unmodified: any View { get }
  /// Another view with the modifier.
  func modifying(_ view: AnyView) -> AnyView
}

extension ModifiedContent: ModifiedLabel where Content: View, Modifier: ViewModifier {
  @MainActor var unmodified: any View { content }
  @MainActor func modifying(_ view: AnyView) -> AnyView {
    AnyView(ModifiedContent<AnyView, Modifier>(content: view, modifier: self.modifier))
  }
}

/// A label that is a title with further texts below it.
@MainActor
struct LabelTexts {
  let title: AnyView
  let subtitles: [AnyView]

  /// Nil where the label is something else: one view, or views beside one another.
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

  /// The text that a view is, whatever modifiers it has.
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

/// The label of a control. Where it is several texts, and the control's style has room for it, the second one is a subtitle: small, below the
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
  /// Puts the further texts of the control's label that this is below the first.
  func showingSubtitles() -> some View { environment(\.labelsShowSubtitles, true) }
}

extension AnyView {
  /// The label of a control, for its style.
  @MainActor init<Label: View>(label: Label) {
    if label is any LabelListing { self.init(TitledLabel(label: label)) } else { self.init(label) }
  }
}
