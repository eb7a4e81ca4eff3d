import Foundation
import Observation

/// The teas that draw.
@MainActor
@Observable
public final class TeaTable {
  public let teas: [Tea]
  /// When those that draw are ready.
  public private(set) var readyDates: [Tea.ID: Date] = [:]
  /// Whether somebody tells when a tea is ready. Until the first one draws nobody knows.
  public private(set) var bellRings = true
  @ObservationIgnored private let bell: any TeaBell

  public init(teas: [Tea] = Tea.all, bell: any TeaBell = NotificationBell()) {
    self.teas = teas
    self.bell = bell
  }

  public func start(_ tea: Tea, at now: Date) async {
    let seconds = TimeInterval(tea.duration.components.seconds)
    readyDates[tea.id] = now.addingTimeInterval(seconds)
    bellRings = await bell.ring(for: tea, after: seconds)
  }

  public func stop(_ tea: Tea) {
    readyDates[tea.id] = nil
    bell.silence(for: tea)
  }
}
