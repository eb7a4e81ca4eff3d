import Foundation

/// A tea and its brewing time.
public struct Tea: Identifiable, Hashable, Sendable {
  public let name: String
  /// The temperature of the water, in degrees Celsius.
  public let temperature: Int
  public let duration: Duration

  public var id: String { name }

  public init(name: String, temperature: Int, duration: Duration) {
    self.name = name
    self.temperature = temperature
    self.duration = duration
  }

  public static let all = [
    Tea(name: "Sencha", temperature: 80, duration: .seconds(90)), Tea(name: "Darjeeling", temperature: 95, duration: .seconds(180)),
    Tea(name: "Oolong", temperature: 90, duration: .seconds(240)), Tea(name: "Rooibos", temperature: 100, duration: .seconds(420)),
  ]
}
