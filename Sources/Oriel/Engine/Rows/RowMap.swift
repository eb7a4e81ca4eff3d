import OrielModel

/// The positions of the rows of a container's sources. Rows are numbered across all sources and arranged on lines: one row per line or, in
/// a grid, several. Headers and footers have lines of their own; the items of a section flow through its sources.
@MainActor
struct RowMap {
  struct Segment {
    var source: any RowSource
    var role: RowRole
    var section: Int?
    var rows: Range<Int>
    /// The index of the flow of lines that contains the segment.
    var flow: Int
  }

  /// A run of segments whose rows share lines.
  struct Flow {
    var rows: Range<Int>
    var lines: Range<Int>
    var perLine: Int
  }

  /// The lines of one section.
  struct Section {
    var header: Range<Int>
    var lines: Range<Int>
    var footer: Range<Int>
  }

  private(set) var segments: [Segment] = []
  private(set) var flows: [Flow] = []
  private(set) var sections: [Section] = []
  /// The lines of sources that are known to be empty.
  private(set) var emptyLines: [Int] = []
  private(set) var rowCount = 0
  private(set) var lineCount = 0

  init() {}

  /// The maximum number of rows of a source. Further rows are ignored, because the sums of their indices and lines would overflow.
  static let maximumSourceRows = 1 << 52
  private static let mostRows = Int.max / 4

  /// Creates the map of the given sources.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources.
  init(_ entries: [RowCollector.Entry], perLine: Int) {
    for entry in entries {
      let rows = rowCount..<rowCount + max(0, min(entry.source.rowCount, Self.mostRows - rowCount))
      rowCount = rows.upperBound
      let flowsOn = segments.last.map { $0.role == .content && entry.role == .content && $0.section == entry.section } ?? false
      if !flowsOn {
        flows.append(
          Flow(rows: rows.lowerBound..<rows.lowerBound, lines: lineCount..<lineCount, perLine: entry.role == .content ? perLine : 1))
      }
      flows[flows.count - 1].rows = flows[flows.count - 1].rows.lowerBound..<rows.upperBound
      let flow = flows[flows.count - 1]
      let lines = flow.lines.lowerBound..<flow.lines.lowerBound + (flow.rows.count + flow.perLine - 1) / flow.perLine
      flows[flows.count - 1].lines = lines
      lineCount = lines.upperBound
      if entry.source.showsNothing, flow.perLine == 1 {
        let first = lines.lowerBound + rows.lowerBound - flow.rows.lowerBound
        emptyLines += first..<first + rows.count
      }
      segments.append(Segment(source: entry.source, role: entry.role, section: entry.section, rows: rows, flow: flows.count - 1))
    }
    for segment in segments {
      guard let section = segment.section else { continue }
      let lines = flows[segment.flow].lines
      while sections.count <= section {
        let none = lines.lowerBound..<lines.lowerBound
        sections.append(Section(header: none, lines: none, footer: none))
      }
      sections[section].lines = sections[section].lines.lowerBound..<lines.upperBound
      switch segment.role {
      case .header: sections[section].header = lines
      case .footer: sections[section].footer = lines
      case .content: break
      }
    }
  }

  // MARK: Finding

  /// Returns the segment that contains a row, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of sources.
  func segment(ofRow row: Int) -> Segment? {
    find(segments) { $0.rows.upperBound <= row }.flatMap { $0.rows.contains(row) ? $0 : nil }
  }

  func segment(of source: any RowSource) -> Segment? { segments.first { $0.source === source } }

  func line(ofRow row: Int) -> Int {
    guard let flow = find(flows, { $0.rows.upperBound <= row }) else { return max(0, lineCount - 1) }
    return flow.lines.lowerBound + max(0, row - flow.rows.lowerBound) / flow.perLine
  }

  /// Returns the rows on a range of lines.
  func rows(onLines lines: Range<Int>) -> Range<Int> {
    guard let first = find(flows, { $0.lines.upperBound <= lines.lowerBound }), !lines.isEmpty,
      let last = find(flows, { $0.lines.upperBound <= lines.upperBound - 1 })
    else { return 0..<0 }
    let lower = first.rows.lowerBound + (lines.lowerBound - first.lines.lowerBound) * first.perLine
    let upper = min(last.rows.upperBound, last.rows.lowerBound + (lines.upperBound - last.lines.lowerBound) * last.perLine)
    return lower..<max(lower, upper)
  }

  /// Returns the section that contains a line, or `nil` if there is none.
  func section(atLine line: Int) -> Section? {
    find(sections) { $0.lines.upperBound <= line }.flatMap { $0.lines.contains(line) ? $0 : nil }
  }

  /// Returns the first element that doesn't lie before the searched position, or `nil` if all do.
  private func find<Element>(_ elements: [Element], _ liesBefore: (Element) -> Bool) -> Element? {
    let index = elements.partitioningIndex { !liesBefore($0) }
    return index < elements.count ? elements[index] : nil
  }
}
