import Foundation
import Observation
import OrielDrawing

/// Inspects the windows of a program, in a window of its own: the tree of views, what is known of a view, and what frames did.
///
/// `ORIEL_INSPECT` in the environment asks for it, as `oriel run --inspect` has it.
@MainActor @Observable
package final class ViewInspector {
  /// A window that is inspected.
  struct Subject: Identifiable {
    let id: ObjectIdentifier
    let title: String
    let host: ViewHost
  }

  /// A view in the tree as it is listed.
  struct Row: Identifiable {
    let view: InspectedView
    let depth: Int
    let isExpanded: Bool
    var id: InspectedView.ID { view.id }
    var hasChildren: Bool { !view.children.isEmpty }
  }

  /// What is known of the chosen view.
  struct Details {
    struct Entry: Identifiable {
      let id: Int
      let name: String
      let kind: String
      let value: String
    }

    var name = ""
    var path = ""
    /// In the window's points; nil where the view has no frame.
    var frame: CGRect?
    /// How often its body has run since the window is inspected; nil for a view without a body.
    var runs: Int?
    /// Why its body ran last.
    var lastRun: String?
    var properties: [Entry] = []
    /// What it reads of its environment, and what views around it have set.
    var environment: [Entry] = []
  }

  private(set) var subjects: [Subject] = []
  var subject: ObjectIdentifier? { didSet { if subject != oldValue { subjectDidChange(from: oldValue) } } }
  private(set) var views: [InspectedView] = []
  private(set) var frames: [FrameRecord] = []
  /// The mean and the most of how often places of the window are painted.
  private(set) var overdraw: (average: Double, most: Int)?
  private(set) var details: Details?
  private var collapsed: Set<InspectedView.ID> = []
  var selection: InspectedView.ID? { didSet { if selection != oldValue { refreshDetails() } } }
  var search = ""
  var showsInternals = false { didSet { refresh() } }
  var showsBorders = false { didSet { refresh() } }
  var showsOverdraw = false { didSet { refresh() } }
  var isPicking: Bool {
    get {
      access(keyPath: \.isPicking)
      return current?.inspection?.isPicking ?? false
    }
    set { withMutation(keyPath: \.isPicking) { current?.inspection?.isPicking = newValue } }
  }

  @ObservationIgnored private var isWaiting = false
  /// Seconds between two looks at a window that moves.
  @ObservationIgnored private let interval: TimeInterval

  /// Whether the program's windows are to be inspected.
  static var isRequested: Bool { getenv("ORIEL_INSPECT").map { $0.pointee != 0 } ?? false }

  package init(interval: TimeInterval = 0.2) { self.interval = interval }

  private var current: ViewHost? { subjects.first { $0.id == subject }?.host }

  // MARK: Windows

  /// Begins to inspect a window.
  package func add(_ host: ViewHost, title: String) {
    let id = ObjectIdentifier(host)
    guard host.inspection == nil else { return }
    let inspection = WindowInspection(host)
    host.inspection = inspection
    inspection.recorder.didRecord = { [weak self] in self?.frameDidEnd(of: id) }
    inspection.didPick = { [weak self] in self?.pick($0, isFinal: $1) }
    subjects.append(Subject(id: id, title: title.isEmpty ? "Window \(subjects.count + 1)" : title, host: host))
    if subject == nil { subject = id }
  }

  /// The window is gone, or is inspected no more.
  package func remove(_ host: ViewHost) {
    let id = ObjectIdentifier(host)
    host.inspection?.end()
    subjects.removeAll { $0.id == id }
    if subject == id { subject = subjects.first?.id }
  }

  /// No window is inspected any more.
  func removeAll() { for subject in subjects { remove(subject.host) } }

  private func subjectDidChange(from old: ObjectIdentifier?) {
    if let inspection = subjects.first(where: { $0.id == old })?.host.inspection {
      inspection.isPicking = false
      inspection.marks = WindowInspection.Marks()
    }
    (selection, collapsed) = (nil, [])
    refresh()
  }

  private func frameDidEnd(of window: ObjectIdentifier) {
    guard window == subject, !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
      MainActor.assumeIsolated {
        self?.isWaiting = false
        self?.refresh()
      }
    }
  }

  // MARK: Looking

  /// Looks at the chosen window again.
  package func refresh() {
    guard let host = current, let inspection = host.inspection else {
      (views, frames, details, overdraw) = ([], [], nil, nil)
      return
    }
    views = host.graph.root.map { InspectedView.views(at: $0, withInternals: showsInternals) } ?? []
    frames = inspection.recorder.frames
    if showsOverdraw {
      let value = inspection.overdraw(of: host.graph.rootBox.displayNode())
      overdraw = (value.average, value.most)
    } else {
      overdraw = nil
    }
    refreshDetails()
  }

  /// The rows of the tree: those of views that are collapsed left out, or, while somebody searches, all that match with what is around them.
  var rows: [Row] {
    var result: [Row] = []
    let words = search.trimmingCharacters(in: .whitespaces)
    func matches(_ view: InspectedView) -> Bool {
      view.name.localizedCaseInsensitiveContains(words) || view.detail?.localizedCaseInsensitiveContains(words) == true
        || view.children.contains(where: matches)
    }
    func append(_ views: [InspectedView], depth: Int) {
      for view in views {
        if !words.isEmpty, !matches(view) { continue }
        let isExpanded = !words.isEmpty || !collapsed.contains(view.id)
        result.append(Row(view: view, depth: depth, isExpanded: isExpanded))
        if isExpanded { append(view.children, depth: depth + 1) }
      }
    }
    append(views, depth: 0)
    return result
  }

  func toggle(_ view: InspectedView.ID) {
    if collapsed.remove(view) == nil { collapsed.insert(view) }
  }

  private func pick(_ node: AnyViewNode, isFinal: Bool) {
    let id = ObjectIdentifier(node)
    // What is around it is opened, so that the row is there.
    var parent = node.parent
    while let current = parent {
      collapsed.remove(ObjectIdentifier(current))
      parent = current.parent
    }
    selection = id
    if isFinal { withMutation(keyPath: \.isPicking) {} }
    refresh()
  }

  // MARK: A view

  private func refreshDetails() {
    guard let host = current, let inspection = host.inspection else { return }
    let node = selection.flatMap { InspectedView.node($0, below: host.graph.root) }
    details = node.map { Self.details(of: $0, recorder: inspection.recorder) }
    inspection.marks = WindowInspection.Marks(borders: showsBorders, overdraw: showsOverdraw, selection: details?.frame)
  }

  private static func details(of node: AnyViewNode, recorder: FrameRecorder) -> Details {
    var details = Details()
    let id = ObjectIdentifier(node)
    details.name = ViewTypeFacts.of(node).name
    details.path = path(to: node)
    details.frame = InspectedView.frame(of: node)
    let properties = node.inspectedProperties
    if node.namesItselfInPaths {
      details.runs = recorder.bodyRuns(of: id)
      details.lastRun = recorder.lastRun(of: id).map { frame, body in
        "Frame \(frame.id): \(body.reason.rawValue) (\(body.changes.joined(separator: ", ")))"
      }
    }
    details.properties = properties.enumerated().map { index, property in
      Details.Entry(
        id: index, name: property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name, kind: property.kind,
        value: property.value.map(text) ?? "—")
    }
    let (values, root) = (node.scope.values, node.graph.rootScope.values)
    let reads = Array(node.environmentReads)
    let set = values.keysThatDiffer(from: root).filter { !node.environmentReads.contains($0) }
    let entries = reads.map { ("read", $0) } + set.map { ("set around it", $0) }
    details.environment = entries.enumerated().map { index, entry in
      Details.Entry(
        id: index, name: EnvironmentValues.inspectedName(of: entry.1), kind: entry.0,
        value: entry.1 == EnvironmentScope.anyKey ? "all values" : values.inspectedValue(of: entry.1).map(text) ?? "—")
    }
    return details
  }

  /// The views with a body from the window's root to a view, by their short names: with its generic arguments a name may be a page long.
  private static func path(to view: AnyViewNode) -> String {
    var names: [String] = []
    var node: AnyViewNode? = view
    while let current = node {
      if current.namesItselfInPaths { names.append(ViewTypeFacts.of(current).name) }
      node = current.parent
    }
    return names.reversed().joined(separator: " / ")
  }

  /// A value in one line of at most 200 characters.
  static func text(_ value: Any) -> String {
    func describe<T>(_ value: T) -> String {
      // Without the words around them: an optional's own description names its content's type with all that is around it.
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
      if let string = value as? String { return "\"\(string)\"" }
      if T.self is AnyClass, !(value is any CustomStringConvertible) { return TypeNames.shortName(of: Swift.type(of: value)) }
      return String(describing: value)
    }
    let whole = _openExistential(value, do: describe)
    let line = whole.split(whereSeparator: \.isNewline).joined(separator: " ")
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }
}
