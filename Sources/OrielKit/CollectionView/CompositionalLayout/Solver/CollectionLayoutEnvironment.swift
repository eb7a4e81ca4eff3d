import SwiftUI

/// The properties of a collection that its layout can read.
struct CollectionLayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
}

struct CollectionLayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  var contentInsets = NSDirectionalEdgeInsets.zero

  var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).less(contentInsets).size }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    func share(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> (CGFloat, CGFloat) {
      let sum = start + end
      guard sum > length, sum > 0 else { return (start, end) }
      return (start * length / sum, end * length / sum)
    }
    let (top, bottom) = share(contentInsets.top, contentInsets.bottom, of: contentSize.height)
    let (leading, trailing) = share(contentInsets.leading, contentInsets.trailing, of: contentSize.width)
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
