/// A model that a context knows without keeping it alive.
struct WeakModel {
  weak var model: (any PersistentModel)?
}
