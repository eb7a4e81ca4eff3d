/// A weak reference to a context that the context's models share. A shared object costs less than one weak reference per model.
final class ContextReference {
  weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }
}
