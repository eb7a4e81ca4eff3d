import Foundation

/// A box that groups focusable views.
@MainActor
protocol FocusGroup: LayoutBox {
  /// The axes along which the group is a row.
  var focusAxes: Axis.Set { get }
  /// The visible part of the group, in the coordinate space of the box.
  var focusFrame: CGRect { get }
}

extension ViewportBox: FocusGroup {
  /// A viewport that scrolls along both axes isn't a row.
  var focusAxes: Axis.Set { axes == .both ? [] : axes }
  var focusFrame: CGRect { viewport }
}

/// The focus map of a window at one point in time, with the boxes of its places and groups.
@MainActor
struct FocusView {
  private(set) var targets: [any FocusTarget]
  private(set) var map: FocusMap
  private let groups: [LayoutBox]

  init(targets: [any FocusTarget], in root: LayoutBox, remembered: (LayoutBox) -> (any FocusTarget)?) {
    var groups: [LayoutBox] = [root]
    var indices: [ObjectIdentifier: Int] = [ObjectIdentifier(root): 0]
    var mapGroups = [FocusMap.Group(frame: (root as? RootBox)?.reach ?? CGRect(origin: .zero, size: root.size))]
    var places: [FocusMap.Place] = []
    for target in targets {
      var parent = 0
      var hiddenIn: [Int] = []
      // A pinned view counts at its resting position: the views below it come first on the way there.
      let shift = target.restingShift
      let frame = target.placedFrame.offsetBy(dx: shift.width, dy: shift.height)
      for box in DirectionalFocus.groups(around: target).reversed() {
        guard let group = box as? any FocusGroup else { continue }
        var index = indices[ObjectIdentifier(box)]
        if index == nil {
          index = groups.count
          indices[ObjectIdentifier(box)] = groups.count
          groups.append(box)
          mapGroups.append(
            FocusMap.Group(frame: box.place(of: group.focusFrame), parent: parent, axes: group.focusAxes))
        }
        parent = index ?? 0
        if box is ViewportBox, !mapGroups[parent].frame.intersectsVisibly(frame) { hiddenIn.append(parent) }
      }
      if !mapGroups[0].frame.intersectsVisibly(frame), hiddenIn.isEmpty { hiddenIn.append(parent) }
      places.append(FocusMap.Place(frame: frame, group: parent, hiddenIn: hiddenIn))
    }
    for (index, box) in groups.enumerated() {
      if let target = remembered(box) {
        mapGroups[index].remembered = targets.firstIndex { $0 === target }.flatMap { places[$0].hiddenIn.isEmpty ? $0 : nil }
      }
      if let section = box as? FocusSectionBox, let wanted = section.environment.defaultFocusRegions.last?.target(), wanted.isWithin(box) {
        mapGroups[index].preferred = targets.firstIndex { $0 === wanted }
      }
    }
    self.targets = targets
    self.groups = groups
    map = FocusMap(groups: mapGroups, places: places)
  }

  func index(of target: any FocusTarget) -> Int? { targets.firstIndex { $0 === target } }

  func index(ofGroup box: LayoutBox) -> Int? { groups.firstIndex { $0 === box } }

  /// Adds the focused view, which can't be reached any more, as the start of a search.
  mutating func add(_ target: any FocusTarget) -> Int? {
    guard target.isPlaced else { return nil }
    let around = DirectionalFocus.groups(around: target)
    let group = around.compactMap { index(ofGroup: $0) }.first ?? 0
    targets.append(target)
    map = FocusMap(groups: map.groups, places: map.places + [FocusMap.Place(frame: target.placedFrame, group: group)])
    return targets.count - 1
  }
}

extension LayoutBox {
  /// The layout frame of the box in window coordinates, with the final values of running animations.
  final var placedFrame: CGRect { place(of: CGRect(origin: .zero, size: size)) }

  /// Converts a rectangle from the coordinate space of the box to its layout position in the window.
  final func place(of rect: CGRect) -> CGRect {
    var transform = CGAffineTransform.identity
    var box: LayoutBox? = self
    while let current = box {
      if let effect = current.drawingEffect { transform = transform.concatenating(effect.settledEffectTransform) }
      transform = transform.concatenating(CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
      box = current.parent
    }
    return rect.applying(transform)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether the rectangles overlap by more than an edge.
  fileprivate func intersectsVisibly(_ other: CGRect) -> Bool {
    let shared = overlap(with: other)
    return !shared.isNull && shared.width > 1 && shared.height > 1
  }
}
