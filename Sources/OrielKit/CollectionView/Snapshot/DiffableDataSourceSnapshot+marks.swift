extension DiffableDataSourceSnapshot {
  /// The marks of items and sections that are updated.
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

  /// A copy of the snapshot without marks and without recorded mistakes.
  var unmarked: Self {
    var result = self
    result.marks = Marks()
    result.mistakes = []
    return result
  }
}
