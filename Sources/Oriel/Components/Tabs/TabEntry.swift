/// A tab as a value: its identity, its button, and its view.
struct TabEntry: Identifiable {
  /// The identity of the tab among the tabs' views, which consists of its structural path.
  let id: AnyHashable
  /// The id of the tab's element in a collection, or `nil` outside of collections.
  var elementID: AnyHashable?
  var item: TabItem?
  var tag: ViewTag?
  var badge: TabBadge?
  var role: TabRole?
  /// Indicates whether the tab has no button.
  var isHidden = false
  /// The enclosing section, or `nil` if there is none.
  var section: TabSectionHeader?
  /// Indicates whether the entry is a separator.
  var isDivider = false
  /// The customization traits of the tab.
  var traits = TabTraits()
  let view: AnyView

  /// Returns the value that selects the tab, or `nil` if it has none of the type.
  func value<Selection: Hashable>(of type: Selection.Type) -> Selection? {
    tag?.selection(type) ?? elementID?.base as? Selection ?? (elementID as? Selection)
  }
}

/// The label of a tab's button.
struct TabItem {
  let label: AnyView
}

/// The text of a badge, and its spoken text.
nonisolated struct TabBadge {
  let text: Text
  let spoken: Text
}

/// A collector of the tabs from the value of a tab view's content. It builds no view of a tab. It evaluates the bodies of custom views that
/// contain tabs.
@MainActor
struct TabCollector {
  private(set) var tabs: [TabEntry] = []
  private var path: [AnyHashable] = []
  private var elementID: AnyHashable?
  private var section: TabSectionHeader?
  /// The descriptions of the tabs that follow, from the outside in.
  private var descriptions: [any TabDescribing] = []
  /// The dynamic properties of views with a body.
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

  /// Appends tabs that may not be views. The bodies of custom content are evaluated.
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

  /// Appends tabs with a description.
  mutating func append<C: TabContent>(tabs content: C, describedBy description: any TabDescribing) {
    descriptions.append(description)
    append(tabs: content)
    descriptions.removeLast()
  }

  /// Appends the tabs in the body of a custom view, or nothing while an object that it reads is missing. Returns `false` if the view is
  /// itself a tab.
  private mutating func appendBody<V: View>(of view: V) -> Bool {
    guard let properties, TabNames.areInBody(of: V.self) else { return false }
    if let view = properties.installed(view, at: AnyHashable(path)) { append(view.body) }
    return true
  }

  /// Appends the tabs of a section. A nested section isn't a section of its own.
  mutating func append(_ content: any View, under header: AnyView?, actions: AnyView? = nil, traits: TabTraits = TabTraits()) {
    guard section == nil else { return append(content) }
    section = TabSectionHeader(id: AnyHashable(path), label: header, actions: actions, traits: traits)
    append(content)
    section = nil
  }

  /// Appends the tabs of a view at a position in the structural path.
  mutating func append(_ view: any View, at place: AnyHashable, elementID newID: AnyHashable? = nil) {
    let outerID = elementID
    path.append(place)
    elementID = newID ?? outerID
    append(view)
    elementID = outerID
    path.removeLast()
  }
}

/// A view that consists of any number of tabs.
protocol TabListing {
  @MainActor func appendTabs(to collector: inout TabCollector)
}

/// A view or a modifier that sets properties of its tab.
protocol TabDescribing {
  /// Sets the properties that aren't set yet.
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
