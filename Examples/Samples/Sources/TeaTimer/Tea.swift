import Foundation

/// A tea and its brewing time.
public struct Tea: Identifiable, Hashable, Sendable {
  /// The name of the tea.
  public let name: String
  /// The temperature of the water, in degrees Celsius.
  public let temperature: Int
  /// The brewing time.
  public let duration: Duration

  /// The identity of the tea, which is its name.
  public var id: String { name }

  /// Creates a tea.
  public init(name: String, temperature: Int, duration: Duration) {
    self.name = name
    self.temperature = temperature
    self.duration = duration
  }

  /// The teas of the app.
  public static let all = [
    Tea(name: "Sencha", temperature: 80, duration: .seconds(90)), Tea(name: "Darjeeling", temperature: 95, duration: .seconds(180)),
    Tea(name: "Oolong", temperature: 90, duration: .seconds(240)), Tea(name: "Rooibos", temperature: 100, duration: .seconds(420)),
  ]
}
