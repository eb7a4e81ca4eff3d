import Foundation

/// The kind of a mark's drawing.
enum MarkKind {
  case bar, line, area, point, rule, rectangle
  case sector(innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat)

  var isSector: Bool { if case .sector = self { true } else { false } }

  /// Indicates whether marks of the kind are joined in one drawing.
  var isJoined: Bool {
    switch self {
    case .line, .area: true
    case .bar, .point, .rule, .rectangle, .sector: false
    }
  }
}
