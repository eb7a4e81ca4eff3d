/// The arguments of a mark's initializer.
struct MarkTemplate {
  var kind: MarkKind
  var x = MarkPosition.none
  var y = MarkPosition.none
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedValue?
}
