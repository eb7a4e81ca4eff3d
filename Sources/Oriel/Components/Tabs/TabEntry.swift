/// One tab, as a value: who it is, what its button shows, and its view.
struct TabEntry: Identifiable {
  /// The place among the tabs' views, by what makes up its identity there.
  let id: AnyHashable
  /// The name that a collection gives it; nil outside of any.
  var elementID: AnyHashable?
  var item: TabItem?
  var tag: ViewTag?
  var badge: TabBadge?
  var role: TabRole?
  /// Whether it has no button.
  var isHidden = false
  /// The section around; nil outside of any.
  var section: TabSectionHeader?
  /// Whether it is a line between others.
  var isDivider = false
  /// What is said about its being changed by somebody.
  var traits = TabTraits()
  let view: AnyView

  /// The value that selects the tab; nil where there is none of the type.
  func value<Selection: Hashable>(of type: Selection.Type) -> Selection? {
    tag?.selection(type) ?? elementID?.base as? Selection ?? (elementID as? Selection)
  }
}

/// What a tab's button shows.
struct TabItem {
  let label: AnyView
}

/// What a badge shows, and what is said of it.
nonisolated struct TabBadge {
  let text: Text
  let spoken: Text
}

/// Goes through the value of a tab view's content for its tabs. No view inside of a tab is made for that; of a view of the app's own whose body
/// names tabs the body is run, which says them.
@MainActor
struct TabCollector {
  private(set) var tabs: [TabEntry] = []
  private var path: [AnyHashable] = []
  private var elementID: AnyHashable?
  private var section: TabSectionHeader?
  /// What is said of the tabs that come next, the outermost first.
  private var descriptions: [any TabDescribing] = []
  /// Where views with a body have their dynamic properties.
  private let properties: PlacedProperties?

  init(properties: PlacedProperties?) { self.properties = properties }

  mutating func append(_ view: any View) {
    if let listing = view as? any TabListing { return listing.appendTabs(to: &self) }
    if appendBody(of: view) { return }
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    var entry = TabEntry(id: AnyHashable(path), elementID: elementID, section: section, view: erased(view))
    for description in descriptions { description.describe(&entry) }
    (view as? any TabDescribing)?.describe(&entry)
    if let section { entry.traits.fill(from: section.traits) }
    tabs.append(entry)
  }

  /// Appends what tabs stand for that may be no views: of an app's own content the body is run.
  mutating func append<C: TabContent>(tabs content: C) {
    if let listing = content as? any TabListing { return listing.appendTabs(to: &self) }
    if let view = content as? any View { return append(view) }
    if let content = properties.map({ $0.installed(content, at: AnyHashable(path)) }) ?? content { append(tabs: content.body) }
  }

  mutating func append<C: TabContent>(tabs content: C, at place: AnyHashable) {
    path.append(place)
    append(tabs: content)
    path.removeLast()
  }

  /// Appends tabs of which something is said.
  mutating func append<C: TabContent>(tabs content: C, describedBy description: any TabDescribing) {
    descriptions.append(description)
    append(tabs: content)
    descriptions.removeLast()
  }

  /// Appends what is in a view of the app's own whose body names tabs; nothing while an object is missing that it reads. False where it is a tab
  /// itself.
  private mutating func appendBody<V: View>(of view: V) -> Bool {
    guard let properties, TabNames.areInBody(of: V.self) else { return false }
    if let view = properties.installed(view, at: AnyHashable(path)) { append(view.body) }
    return true
  }

  /// Appends the tabs of a section; one inside of another is no section of its own.
  mutating func append(_ content: any View, under header: AnyView?, actions: AnyView? = nil, traits: TabTraits = TabTraits()) {
    guard section == nil else { return append(content) }
    section = TabSectionHeader(id: AnyHashable(path), label: header, actions: actions, traits: traits)
    append(content)
    section = nil
  }

  /// Appends what stands at a place inside.
  mutating func append(_ view: any View, at place: AnyHashable, elementID newID: AnyHashable? = nil) {
    let outerID = elementID
    path.append(place)
    elementID = newID ?? outerID
    append(view)
    elementID = outerID
    path.removeLast()
  }
}

/// A view that stands for several tabs, or none.
protocol TabListing {
  @MainActor func appendTabs(to collector: inout TabCollector)
}

/// A view, or a modifier, that says something about the tab that it is.
protocol TabDescribing {
  /// Adds what isn't said yet.
  func describe(_ tab: inout TabEntry)
}

extension TupleView: TabListing {
  @MainActor func appendTabs(to collector: inout TabCollector) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      if let view = child.value as? any View { collector.append(view, at: index) }
    }
  }
}

extension EmptyView: TabListing {
  @MainActor func appendTabs(to collector: inout TabCollector) {}
}

extension Group: TabListing where Content: View {
  @MainActor func appendTabs(to collector: inout TabCollector) { collector.append(content) }
}

extension Optional: TabListing where Wrapped: View {
  @MainActor func appendTabs(to collector: inout TabCollector) { if let view = self { collector.append(view, at: 0) } }
}

extension _ConditionalContent: TabListing {
  @MainActor func appendTabs(to collector: inout TabCollector) {
    switch storage {
    case .trueContent(let view): collector.append(view, at: true)
    case .falseContent(let view): collector.append(view, at: false)
    }
  }
}

extension ForEach: TabListing where Content: View {
  @MainActor func appendTabs(to collector: inout TabCollector) {
    var seen = Set<ID>()
    for element in data where seen.insert(id(element)).inserted {
      collector.append(content(element), at: AnyHashable(id(element)), elementID: AnyHashable(id(element)))
    }
  }
}

extension ModifiedContent: TabDescribing where Content: View, Modifier: ViewModifier {
  func describe(_ tab: inout TabEntry) {
    (modifier as? any TabDescribing)?.describe(&tab)
    (content as? any TabDescribing)?.describe(&tab)
  }
}

extension Divider: TabDescribing {
  nonisolated func describe(_ tab: inout TabEntry) { tab.isDivider = true }
}

extension IdentifiedView: TabDescribing {
  func describe(_ tab: inout TabEntry) { (content as? any TabDescribing)?.describe(&tab) }
}

extension TraitModifier: TabDescribing {
  nonisolated func describe(_ tab: inout TabEntry) { if tab.tag == nil { tab.tag = value as? ViewTag } }
}
