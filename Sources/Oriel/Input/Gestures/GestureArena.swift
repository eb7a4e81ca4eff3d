import Foundation

/// The arbiter among the recognizers of one pointer, from the press until the last recognizer has finished.
///
/// Members are in order of precedence: those of high priority first, from the outermost to the innermost, and then the others, from the
/// innermost to the outermost. The first member to claim wins, and the others are canceled. A claim waits only while a member of higher
/// precedence is between two taps.
///
/// Two kinds of winners leave other members in the arena. After a click on a text, one of the taps around it can still be recognized. After
/// a finger that rests has opened a menu, the same finger can still lift an item by moving on.
///
/// Simultaneous members neither win nor lose. A second finger takes part if a member that it hits follows two fingers. A claim by two
/// fingers takes precedence over that of one, even if the latter has won.
@MainActor
final class GestureArena {
  private enum Outcome { case open, won }

  private var members: [GestureMember]
  private var outcome = Outcome.open
  /// The member that won last.
  private weak var winner: GestureMember?
  private(set) var pointerIsDown = false
  /// The last input of the arena's own pointer.
  private var last: GestureInput?
  /// The members that follow the second finger while it is down.
  private var secondFingerMembers: [GestureMember] = []
  private unowned let graph: ViewGraph

  init(_ members: [GestureMember], graph: ViewGraph) {
    self.members = []
    self.graph = graph
    join(members)
  }

  /// Adds members, or restarts those that have finished, for another press.
  func join(_ newMembers: [GestureMember]) {
    outcome = .open
    winner = nil
    for member in newMembers where !member.unit.phase.isLive {
      member.unit.start()
      member.unit.phaseDidChange = { [weak self] in self?.settle() }
    }
    for member in members where member.unit.phase.isLive && !newMembers.contains(where: { $0 === member }) { fail(member) }
    members = newMembers
    DecisionLog.gestures(
      members.isEmpty
        ? "a press has no candidates" : "the candidates of a press are \(members.map(\.nameInLog).joined(separator: "; "))")
  }

  /// Returns a Boolean value that indicates whether one of the candidates waits for another press.
  func waitsForPress(on candidates: [GestureMember]) -> Bool {
    members.contains { member in member.unit.phase == .lingering && candidates.contains { $0 === member } }
  }

  var isOver: Bool { !pointerIsDown && !members.contains { $0.unit.phase.isLive } }

  func handle(_ input: GestureInput) {
    switch input.phase {
    case .down: pointerIsDown = true
    case .move: break
    case .up: pointerIsDown = false
    }
    last = input
    for member in members {
      guard member.unit.phase.isLive else { continue }
      member.unit.receive(input)
      settle()
    }
    guard input.phase == .up else { return }
    for member in members where member.unit.phase.isLive && !member.unit.phase.outlivesPointer { fail(member) }
    settle()
  }

  // MARK: A second finger

  var hasSecondFinger: Bool { !secondFingerMembers.isEmpty }

  /// Indicates whether the winning gesture is one of two fingers.
  var isHeldByTwoFingers: Bool {
    members.contains { $0.priority != .simultaneous && $0.unit.isHeldByTwoFingers && $0.unit.phase == .active }
  }

  /// Returns a Boolean value that indicates whether a second finger that hits the candidates takes part.
  func admitsSecondFinger(among candidates: [GestureMember]) -> Bool {
    pointerIsDown && !hasSecondFinger && members.contains { $0.unit.followsTwoFingers && $0.isAmong(candidates) }
  }

  func secondFingerDown(_ input: GestureInput, among candidates: [GestureMember]) {
    secondFingerMembers = members.filter { $0.unit.followsTwoFingers && $0.isAmong(candidates) }
    // The gesture of one finger may have won. Gestures of two fingers start again.
    if var press = last {
      press.phase = .down
      for member in secondFingerMembers where !member.unit.phase.isLive && member.unit.phase != .ended {
        member.unit.start()
        member.unit.receive(press)
      }
    }
    handleSecondFinger(input)
  }

  func handleSecondFinger(_ input: GestureInput) {
    for member in secondFingerMembers where member.unit.phase.isLive {
      member.unit.receive(input)
      settle()
    }
    if input.phase == .up { secondFingerMembers = [] }
  }

  /// Called when the system has canceled the second finger.
  func cancelSecondFinger() {
    for member in secondFingerMembers where member.unit.isHeldByTwoFingers && member.unit.phase.isLive { fail(member) }
    secondFingerMembers = []
    settle()
  }

  // MARK: Ends

  /// Called when the system has canceled the pointer.
  func cancel() {
    pointerIsDown = false
    for member in members where member.unit.phase.isLive { fail(member) }
    close()
  }

  /// Fails the members that wait for another press, because it has begun elsewhere. Other members may then win.
  func giveUp() {
    for member in members where member.unit.phase == .lingering { fail(member) }
    settle()
    close()
  }

  func contains(_ member: GestureMember) -> Bool { member.isAmong(members) }

  /// Removes the gesture of a view that leaves the tree.
  func remove(_ member: GestureMember) {
    guard members.contains(where: { $0 === member }) else { return }
    fail(member)
    member.unit.reset()
    members.removeAll { $0 === member }
    secondFingerMembers.removeAll { $0 === member }
    settle()
  }

  func close() {
    for member in members { member.unit.reset() }
    members.removeAll()
    secondFingerMembers = []
  }

  private func settle() {
    for member in members where member.unit.phase == .claimed {
      if member.priority == .simultaneous {
        grant(member)
        continue
      }
      switch outcome {
      case .won where member.unit.isTap && winner?.unit.allowsTaps == true:
        if waits(member) { continue }
        winner = member
        for other in members where other !== member && other.unit.isTap && other.priority != .simultaneous && other.unit.phase.isLive {
          fail(other)
        }
        grant(member)
      case .won where member.unit.isLift && winner?.unit.allowsLifts == true:
        if waits(member) { continue }
        winner?.unit.yield()
        winner = member
        for other in members where other !== member && other.priority != .simultaneous && other.unit.phase.isLive { fail(other) }
        grant(member)
      case .won where !member.unit.isHeldByTwoFingers || isHeldByTwoFingers:
        fail(member)
      case .open where waits(member):
        continue
      case .won, .open:
        outcome = .won
        winner = member
        for other in members where other !== member && other.priority != .simultaneous && other.unit.phase.isLive {
          if !member.unit.lets(other.unit) { fail(other) }
        }
        grant(member)
      }
    }
  }

  private func waits(_ member: GestureMember) -> Bool {
    if member.unit.isLift, members.contains(where: { $0 !== member && $0.unit.delaysLifts }) { return true }
    for other in members {
      if other === member { return false }
      if other.unit.delaysOthers, other.priority != .simultaneous { return true }
    }
    return false
  }

  private func grant(_ member: GestureMember) {
    DecisionLog.gestures("\(member.nameInLog) wins")
    member.unit.grant()
  }

  private func fail(_ member: GestureMember) {
    DecisionLog.gestures("\(member.nameInLog) fails")
    member.unit.cancel()
  }
}

/// A gesture that is attached to a box.
@MainActor
final class GestureMember {
  enum Priority { case normal, high, simultaneous }

  let unit: GestureRecognizer
  let priority: Priority

  init(_ unit: GestureRecognizer, priority: Priority = .normal) {
    self.unit = unit
    self.priority = priority
  }

  fileprivate var nameInLog: String { "\(type(of: unit)) of \(unit.box?.node?.viewPath ?? "nothing")" }

  func isAmong(_ others: [GestureMember]) -> Bool { others.contains { $0 === self } }
}

/// A box to which a gesture is attached.
@MainActor
protocol GestureSource: LayoutBox {
  /// The gesture, or `nil` while the view doesn't accept gestures.
  var gestureMember: GestureMember? { get }
  /// The gestures that take part: this one, those of the descendants, or both.
  var gestureMask: GestureMask { get }
}

extension GestureSource {
  var gestureMask: GestureMask { .all }
}

/// The gestures that take part if a gesture modifier is applied. Mirrors SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views in the content.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
