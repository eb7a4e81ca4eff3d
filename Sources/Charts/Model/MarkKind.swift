import Foundation

/// What a mark is drawn as.
enum MarkKind {
  case bar, line, area, point, rule, rectangle
  case sector(innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat)

  var isSector: Bool { if case .sector = self { true } else { false } }

  /// Whether marks of the kind are joined to one drawing.
  var isJoined: Bool {
    switch self {
    case .line, .area: true
    case .bar, .point, .rule, .rectangle, .sector: false
    }
  }
}
