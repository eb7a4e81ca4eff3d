import SwiftUI

/// A visible element, which a section's handler reads and changes.
@MainActor
final class CollectionVisibleItem: NSCollectionLayoutVisibleItem {
  private let element: LayoutElement.ID
  let frame: CGRect
  private let declaredLevel: Int
  var alpha: CGFloat = 1
  var zIndex: Int
  var isHidden = false
  var center: CGPoint
  var transform = CGAffineTransform.identity
  var name = ""

  init(_ element: LayoutElement, frame: CGRect) {
    self.element = element.id
    self.frame = frame
    zIndex = element.zIndex
    declaredLevel = element.zIndex
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var indexPath: IndexPath {
    switch element {
    case .item(let position), .badge(_, let position, _), .separator(let position):
      IndexPath(item: position.item, section: position.section)
    case .boundary(_, let section, let ordinal), .decoration(_, let section, let ordinal): IndexPath(item: ordinal, section: section)
    case .layoutBoundary(_, let ordinal): IndexPath(item: ordinal, section: 0)
    }
  }

  var representedElementCategory: UICollectionView.ElementCategory {
    switch element {
    case .item: .cell
    case .badge, .boundary, .layoutBoundary: .supplementaryView
    case .decoration, .separator: .decorationView
    }
  }

  var representedElementKind: String? {
    switch element {
    case .item, .separator: nil
    case .badge(let kind, _, _), .boundary(let kind, _, _), .layoutBoundary(let kind, _), .decoration(let kind, _, _): kind
    }
  }

  /// The changes of the handler, or `nil` if there are none.
  var adjustment: LazyPlaneAdjustment? {
    let offset = CGSize(width: center.x - frame.midX, height: center.y - frame.midY)
    let level = zIndex == declaredLevel ? nil : LayoutElement(id: element, frame: frame, zIndex: zIndex).level
    let result = LazyPlaneAdjustment(offset: offset, transform: transform, opacity: alpha, isHidden: isHidden, zIndex: level)
    return result == LazyPlaneAdjustment() ? nil : result
  }
}
