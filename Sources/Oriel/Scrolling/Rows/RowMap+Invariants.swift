#if DEBUG
  extension RowMap {
    /// A description of the first inconsistency of the map, or `nil` if there is none.
    var flaw: (expected: String, found: String)? {
      var row = 0
      for segment in segments {
        if segment.rows.lowerBound != row { return ("a segment starting at row \(row)", "one starting at \(segment.rows.lowerBound)") }
        // Rows beyond this limit are left out of the map.
        if segment.rows.count != segment.source.rowCount, segment.source.rowCount < RowMap.maximumSourceRows {
          return ("\(segment.source.rowCount) rows of \(segment.source.viewPath)", "\(segment.rows.count)")
        }
        row = segment.rows.upperBound
      }
      if row != rowCount { return ("\(row) rows", "\(rowCount)") }
      var line = 0
      for flow in flows {
        if flow.lines.lowerBound != line { return ("a flow starting at line \(line)", "one starting at \(flow.lines.lowerBound)") }
        let count = (flow.rows.count + flow.perLine - 1) / flow.perLine
        if flow.lines.count != count { return ("\(count) lines for rows \(flow.rows)", "\(flow.lines.count)") }
        line = flow.lines.upperBound
      }
      return line == lineCount ? nil : ("\(line) lines", "\(lineCount)")
    }
  }
#endif
