/// A weak reference to a model.
struct WeakModel {
  weak var model: (any PersistentModel)?
}
