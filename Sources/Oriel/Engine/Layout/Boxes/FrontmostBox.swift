/// A box that stands before all of its siblings.
@MainActor
protocol FrontmostBox: TraitSource {}

extension FrontmostBox {
  var zIndexTrait: Double { .infinity }
}
