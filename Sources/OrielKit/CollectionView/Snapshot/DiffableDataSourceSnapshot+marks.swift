extension DiffableDataSourceSnapshot {
  /// What is to be shown anew.
  struct Marks {
    var reloaded = MarkedItems<Item>()
    var reconfigured = MarkedItems<Item>()
    var reloadedSections = MarkedItems<Section>()
  }

  var marks: Marks {
    get {
      Marks(reloaded: reloaded, reconfigured: reconfigured, reloadedSections: reloadedSections)
    }
    set {
      (reloaded, reconfigured, reloadedSections) = (
        newValue.reloaded, newValue.reconfigured, newValue.reloadedSections
      )
    }
  }

  /// The same data, with nothing to be shown anew and nothing to complain of.
  var unmarked: Self {
    var result = self
    result.marks = Marks()
    result.mistakes = []
    return result
  }
}
