import Foundation

/// The contest for one pointer, from its press until the last recognizer has come to an end.
///
/// Members stand in the order of precedence: high priority first, from the outside in, then the others from the deepest
/// box outwards. The first to claim wins, and the others are cancelled; a claim waits only while a member of higher
/// precedence is between two taps. A click that a text takes leaves the taps around in the contest, for one of them, and a menu
/// that a resting finger opens leaves it to that finger to lift something, by going on. Simultaneous members take part without winning or losing. A second finger joins in where a member around it
/// follows two: what both of them claim goes before what one did, even if that has won.
@MainActor
final class GestureArena {
  private enum Outcome { case open, won }

  private var members: [GestureMember]
  private var outcome = Outcome.open
  /// Who won last.
  private weak var winner: GestureMember?
  private(set) var pointerIsDown = false
  /// Where the arena's own pointer is.
  private var last: GestureInput?
  /// Whom the second finger is of interest to while it is down.
  private var secondFingerMembers: [GestureMember] = []
  private unowned let graph: ViewGraph

  init(_ members: [GestureMember], graph: ViewGraph) {
    self.members = []
    self.graph = graph
    join(members)
  }

  /// Adds members, or lets those that were through start anew for another press.
  func join(_ newMembers: [GestureMember]) {
    outcome = .open
    winner = nil
    for member in newMembers where !member.unit.phase.isLive {
      member.unit.start()
      member.unit.phaseDidChange = { [weak self] in self?.settle() }
    }
    for member in members where member.unit.phase.isLive && !newMembers.contains(where: { $0 === member }) { fail(member) }
    members = newMembers
    DecisionLog.gestures("a press is between \(members.isEmpty ? "nobody" : members.map(\.nameInLog).joined(separator: "; "))")
  }

  /// Whether a member waits for another press.
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

  /// Whether the gesture that won is one of two fingers.
  var isHeldByTwoFingers: Bool {
    members.contains { $0.priority != .simultaneous && $0.unit.isHeldByTwoFingers && $0.unit.phase == .active }
  }

  /// Whether a second finger that is put down on what some members are around takes part.
  func admitsSecondFinger(among candidates: [GestureMember]) -> Bool {
    pointerIsDown && !hasSecondFinger && members.contains { $0.unit.followsTwoFingers && $0.isAmong(candidates) }
  }

  func secondFingerDown(_ input: GestureInput, among candidates: [GestureMember]) {
    secondFingerMembers = members.filter { $0.unit.followsTwoFingers && $0.isAmong(candidates) }
    // One finger's gesture may have won: two have another chance.
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

  /// The system took the second finger away.
  func cancelSecondFinger() {
    for member in secondFingerMembers where member.unit.isHeldByTwoFingers && member.unit.phase.isLive { fail(member) }
    secondFingerMembers = []
    settle()
  }

  // MARK: Ends

  /// The system took the pointer away.
  func cancel() {
    pointerIsDown = false
    for member in members where member.unit.phase.isLive { fail(member) }
    close()
  }

  /// Another press began elsewhere: whoever waited for it gives up, which lets others have their turn.
  func giveUp() {
    for member in members where member.unit.phase == .lingering { fail(member) }
    settle()
    close()
  }

  func contains(_ member: GestureMember) -> Bool { member.isAmong(members) }

  /// A view went.
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
      case .won where member.unit.isTap && winner?.unit.letsTapsThrough == true:
        if waits(member) { continue }
        winner = member
        for other in members where other !== member && other.unit.isTap && other.priority != .simultaneous && other.unit.phase.isLive {
          fail(other)
        }
        grant(member)
      case .won where member.unit.isLift && winner?.unit.letsLiftsThrough == true:
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
    if member.unit.isLift, members.contains(where: { $0 !== member && $0.unit.holdsLiftsBack }) { return true }
    for other in members {
      if other === member { return false }
      if other.unit.holdsOthersBack, other.priority != .simultaneous { return true }
    }
    return false
  }

  private func grant(_ member: GestureMember) {
    DecisionLog.gestures("\(member.nameInLog) wins")
    member.unit.grant()
  }

  private func fail(_ member: GestureMember) {
    DecisionLog.gestures("\(member.nameInLog) loses")
    member.unit.cancel()
  }
}

/// A gesture that a box attached.
@MainActor
final class GestureMember {
  enum Priority { case normal, high, simultaneous }

  let unit: GestureUnit
  let priority: Priority

  init(_ unit: GestureUnit, priority: Priority = .normal) {
    self.unit = unit
    self.priority = priority
  }

  fileprivate var nameInLog: String { "\(type(of: unit)) of \(unit.box?.node?.viewPath ?? "nothing")" }

  func isAmong(_ others: [GestureMember]) -> Bool { others.contains { $0 === self } }
}

/// A box that gestures are attached to.
@MainActor
protocol GestureSource: LayoutBox {
  /// Nil while the view takes no gestures.
  var gestureMember: GestureMember? { get }
  /// Which gestures take part: this one, those further in, or both.
  var gestureMask: GestureMask { get }
}

extension GestureSource {
  var gestureMask: GestureMask { .all }
}

/// Which gestures a gesture modifier lets take part. Mirrors SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The modifier's own gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
