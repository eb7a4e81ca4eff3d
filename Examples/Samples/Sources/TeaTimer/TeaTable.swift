import Foundation
import Observation

/// The teas that are brewing.
@MainActor
@Observable
public final class TeaTable {
  /// All teas.
  public let teas: [Tea]
  /// The dates at which the brewing teas are ready.
  public private(set) var readyDates: [Tea.ID: Date] = [:]
  /// A Boolean value that indicates whether the bell can notify the user. It is `true` until the first tea is started.
  public private(set) var bellRings = true
  @ObservationIgnored private let bell: any TeaBell

  /// Creates a table of teas.
  public init(teas: [Tea] = Tea.all, bell: any TeaBell = NotificationBell()) {
    self.teas = teas
    self.bell = bell
  }

  /// Starts brewing a tea.
  public func start(_ tea: Tea, at now: Date) async {
    let seconds = TimeInterval(tea.duration.components.seconds)
    readyDates[tea.id] = now.addingTimeInterval(seconds)
    bellRings = await bell.ring(for: tea, after: seconds)
  }

  /// Stops brewing a tea.
  public func stop(_ tea: Tea) {
    readyDates[tea.id] = nil
    bell.silence(for: tea)
  }
}
