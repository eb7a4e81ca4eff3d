/// Views that are told when they are covered as a whole, and when they are seen again, though they stay: those of a screen under another
/// one, or of a tab that isn't chosen.
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

  /// A region that lies within another one is seen only while that is.
  init(isShown: Bool, outer: AppearanceRegion?) {
    self.isShown = isShown
    self.outer = outer
    outer?.add(self)
  }

  var isVisible: Bool { isShown && outer?.isVisible ?? true }

  /// Whether it is seen where the other one is, which is around it.
  func isVisible(within region: AppearanceRegion?) -> Bool { self === region || isShown && outer?.isVisible(within: region) ?? true }

  func add(_ member: any AppearanceMember) {
    members[ObjectIdentifier(member)] = Member(order: nextOrder, object: member)
    nextOrder += 1
  }

  func remove(_ member: any AppearanceMember) { members[ObjectIdentifier(member)] = nil }

  /// The region's views are gone.
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

/// What follows whether its region is seen.
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
