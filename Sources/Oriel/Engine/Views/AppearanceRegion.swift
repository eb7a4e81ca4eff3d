/// A region whose views receive appearance changes when the region as a whole is covered or becomes visible again, although they stay
/// mounted, such as a screen below another one or a tab that isn't selected.
@MainActor
final class AppearanceRegion: AppearanceMember {
  private struct Member {
    let order: Int
    weak var object: (any AppearanceMember)?
  }

  private var isShown: Bool
  private let outer: AppearanceRegion?
  private var members: [ObjectIdentifier: Member] = [:]
  private var nextOrder = 0

  /// Creates a region. A region within another one is visible only while the outer one is.
  init(isShown: Bool, outer: AppearanceRegion?) {
    self.isShown = isShown
    self.outer = outer
    outer?.add(self)
  }

  var isVisible: Bool { isShown && outer?.isVisible ?? true }

  /// Returns a Boolean value that indicates whether this region is visible whenever the given enclosing region is.
  func isVisible(within region: AppearanceRegion?) -> Bool { self === region || isShown && outer?.isVisible(within: region) ?? true }

  func add(_ member: any AppearanceMember) {
    members[ObjectIdentifier(member)] = Member(order: nextOrder, object: member)
    nextOrder += 1
  }

  func remove(_ member: any AppearanceMember) { members[ObjectIdentifier(member)] = nil }

  /// Removes the region from its outer region when its views are unmounted.
  func end() { outer?.remove(self) }

  func setShown(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    if outer?.isVisible ?? true { tell(shown) }
  }

  func appearanceDidChange(_ isVisible: Bool) { if isShown { tell(isVisible) } }

  private func tell(_ isVisible: Bool) {
    for member in members.values.sorted(by: { $0.order < $1.order }) { member.object?.appearanceDidChange(isVisible) }
  }
}

/// An object that observes the visibility of its region.
@MainActor
protocol AppearanceMember: AnyObject {
  func appearanceDidChange(_ isVisible: Bool)
}

private enum AppearanceRegionKey: EnvironmentKey { static var defaultValue: AppearanceRegion? { nil } }

extension EnvironmentValues {
  var appearanceRegion: AppearanceRegion? {
    get { self[AppearanceRegionKey.self] }
    set { self[AppearanceRegionKey.self] = newValue }
  }
}
