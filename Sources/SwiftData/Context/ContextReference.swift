/// What models know of their context. It costs them less than a weak reference each.
final class ContextReference {
  weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }
}
