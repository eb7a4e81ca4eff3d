/// A box that is in front of all of its siblings.
@MainActor
protocol FrontmostBox: TraitSource {}

extension FrontmostBox {
  var zIndexTrait: Double { .infinity }
}
