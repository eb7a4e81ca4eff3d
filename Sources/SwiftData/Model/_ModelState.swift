import Synchronization

/// The state that a model keeps beside its properties: its identity, its context and its changes. It is public for the expansion of
/// `@Model`.
public final class _ModelState {
  private static let lastTemporaryKey = Atomic<Int64>(0)

  /// The key of the row. It is negative until the model is saved.
  var key: Int64
  /// The key that the current save assigns to the model.
  var keyInSave: Int64
  private var reference: ContextReference?
  var context: ModelContext? {
    get { reference?.context }
    set { reference = newValue?.reference }
  }
  var table: Table?
  var changed = PropertySet()
  /// The models that the current assignment adds to a relationship.
  var joined: [any PersistentModel] = []
  var isInserted = false
  var isChanged = false
  var isDeleted = false
  /// True once a save has deleted the row.
  var isGone = false
  /// True if all properties that a fetch reads have been read.
  var isComplete = false

  /// Creates the state of a model that belongs to no context, with a temporary key.
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
