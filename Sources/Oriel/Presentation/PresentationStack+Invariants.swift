#if DEBUG
  extension PresentationStack {
    /// Checks that only the first presentation of each queue is shown or leaves, and that it has a box among the layers of its region.
    func checkInvariants(_ checker: InvariantChecker) {
      for (context, line) in allLines {
        checker.expect("isEmpty of a queue", at: "presentations", line.isEmpty, false)
        for (place, presentation) in line.enumerated() {
          let path = presentation.box?.checkedPath ?? "presentations"
          checker.expect("context", at: path, presentation.context == context, true)
          switch presentation.phase {
          case .waiting: break
          case .ended: checker.record("phase", at: path, expected: "not in a queue after its end", found: "ended")
          case .shown, .leaving:
            checker.expect("position in the queue while it is \(presentation.phase)", at: path, place, 0)
            guard let box = presentation.box else {
              checker.record("box", at: path, expected: "a box while it is \(presentation.phase)", found: "none")
              continue
            }
            checker.expect("box is a layer of its region", at: path, presentation.region.presentations.contains { $0 === box }, true)
            checker.expect("isLeaving", at: path, box.isBeingRemoved, presentation.phase == .leaving)
          }
        }
      }
    }
  }
#endif
