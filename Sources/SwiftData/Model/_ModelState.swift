import Synchronization

/// What a model keeps beside its properties: its identity, its context and what has changed. For the code that `@Model` makes.
public final class _ModelState {
  private static let lastTemporaryKey = Atomic<Int64>(0)

  /// The row's key; negative until the model is saved.
  var key: Int64
  /// The key that the save in progress gives the model.
  var keyInSave: Int64
  private var reference: ContextReference?
  var context: ModelContext? {
    get { reference?.context }
    set { reference = newValue?.reference }
  }
  var table: Table?
  var changed = PropertySet()
  /// What the assignment in progress adds to a relationship.
  var joined: [any PersistentModel] = []
  var isInserted = false
  var isChanged = false
  var isDeleted = false
  /// True from a save that deleted the row on.
  var isGone = false
  /// True if a fetch has nothing to read for the model.
  var isComplete = false

  public init() {
    key = Self.lastTemporaryKey.wrappingSubtract(1, ordering: .relaxed).newValue
    keyInSave = key
  }

  init(key: Int64, table: Table, context: ModelContext) {
    self.key = key
    keyInSave = key
    self.table = table
    reference = context.reference
  }

  var isTemporary: Bool { key < 0 }
  var isPending: Bool { isInserted || isChanged || isDeleted }
}
