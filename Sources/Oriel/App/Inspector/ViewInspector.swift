import Foundation
import Observation
import OrielDrawing

/// A model that inspects the windows of a program and shows the result in a separate window: the tree of views, the details of a view, and
/// the work of each frame.
///
/// The environment variable `ORIEL_INSPECT` enables it, which `oriel run --inspect` sets.
@MainActor @Observable
package final class ViewInspector {
  /// An inspected window.
  struct Subject: Identifiable {
    let id: ObjectIdentifier
    let title: String
    let host: ViewHost
  }

  /// A view in the list of the tree.
  struct Row: Identifiable {
    let view: InspectedView
    let depth: Int
    let isExpanded: Bool
    var id: InspectedView.ID { view.id }
    var hasChildren: Bool { !view.children.isEmpty }
  }

  /// The details of the selected view.
  struct Details {
    struct Entry: Identifiable {
      let id: Int
      let name: String
      let kind: String
      let value: String
    }

    var name = ""
    var path = ""
    /// The frame in the window's coordinates, or `nil` if the view has none.
    var frame: CGRect?
    /// The number of times that the body has run since the inspection began, or `nil` for a view without a body.
    var runs: Int?
    /// The reason for the last evaluation of the body.
    var lastRun: String?
    var properties: [Entry] = []
    /// The environment values that the view reads, and those that its ancestors have set.
    var environment: [Entry] = []
  }

  private(set) var subjects: [Subject] = []
  var subject: ObjectIdentifier? { didSet { if subject != oldValue { subjectDidChange(from: oldValue) } } }
  private(set) var views: [InspectedView] = []
  private(set) var frames: [FrameRecord] = []
  /// The average and the maximum of the number of times that a point of the window is painted.
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
  /// The shortest time between two refreshes, in seconds.
  @ObservationIgnored private let interval: TimeInterval

  /// Indicates whether the environment variable requests an inspection.
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

  /// Ends the inspection of a window.
  package func remove(_ host: ViewHost) {
    let id = ObjectIdentifier(host)
    host.inspection?.end()
    subjects.removeAll { $0.id == id }
    if subject == id { subject = subjects.first?.id }
  }

  /// Ends the inspection of all windows.
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

  // MARK: Refreshing

  /// Updates the views and the frames from the inspected window.
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

  /// The rows of the tree, without the descendants of collapsed views. During a search, the rows are the matching views with their
  /// ancestors.
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
    // The ancestors are expanded so that the row is visible.
    var parent = node.parent
    while let current = parent {
      collapsed.remove(ObjectIdentifier(current))
      parent = current.parent
    }
    selection = id
    if isFinal { withMutation(keyPath: \.isPicking) {} }
    refresh()
  }

  // MARK: Details

  private func refreshDetails() {
    guard let host = current, let inspection = host.inspection else { return }
    let node = selection.flatMap { InspectedView.node($0, below: host.graph.root) }
    details = node.map { Self.details(of: $0, recorder: inspection.recorder) }
    inspection.marks = WindowInspection.Marks(borders: showsBorders, overdraw: showsOverdraw, selection: details?.frame)
  }

  private static func details(of node: AnyViewNode, recorder: FrameRecorder) -> Details {
    var details = Details()
    let id = ObjectIdentifier(node)
    details.name = ViewTypeProperties.of(node).name
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
    let entries = reads.map { ("read", $0) } + set.map { ("inherited", $0) }
    details.environment = entries.enumerated().map { index, entry in
      Details.Entry(
        id: index, name: EnvironmentValues.inspectedName(of: entry.1), kind: entry.0,
        value: entry.1 == EnvironmentScope.anyKey ? "all values" : values.inspectedValue(of: entry.1).map(text) ?? "—")
    }
    return details
  }

  /// Returns the names of the views with a body on the path from the root to a view. The names are short, because a name with its generic
  /// arguments can be very long.
  private static func path(to view: AnyViewNode) -> String {
    var names: [String] = []
    var node: AnyViewNode? = view
    while let current = node {
      if current.namesItselfInPaths { names.append(ViewTypeProperties.of(current).name) }
      node = current.parent
    }
    return names.reversed().joined(separator: " / ")
  }

  /// Returns a description of a value in one line of at most 200 characters.
  static func text(_ value: Any) -> String {
    func describe<T>(_ value: T) -> String {
      // An optional's own description contains the qualified name of its wrapped type.
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
