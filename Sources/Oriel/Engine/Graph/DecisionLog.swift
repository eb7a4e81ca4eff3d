import Foundation
import Logging
import OrielModel

/// A log of the decisions of one engine, one line for each. `ORIEL_LOG` enables it by a list of engine names, such as
/// `ORIEL_LOG=focus,gestures`, or by `all`.
///
/// The lines go to the program's log under the label `oriel.` followed by the engine's name, at the level `trace`. A log that isn't enabled
/// builds no text.
@MainActor
package struct DecisionLog {
  package enum Engine: String, CaseIterable, Sendable {
    /// Movements of the focus, and the candidates that it skips.
    case focus
    /// The recognizers in a gesture arena, the winner and the losers.
    case gestures
    /// The presentations that are requested, wait, are shown and are dismissed.
    case presentation
    /// The bodies that run, with the reason.
    case updates
  }

  static let focus = DecisionLog(.focus)
  static let gestures = DecisionLog(.gestures)
  static let presentation = DecisionLog(.presentation)
  static let updates = DecisionLog(.updates)

  /// A closure that receives the decisions of all engines, regardless of `ORIEL_LOG`.
  package static var listener: ((Engine, String) -> Void)? { didSet { logsUpdates = updates.isOn } }

  /// Indicates whether the reasons for which bodies run are logged. It is read for each body that runs, so it is a stored variable, which
  /// `prepare` sets beforehand.
  private(set) static var logsUpdates = false

  static func prepare() { logsUpdates = updates.isOn }

  private let engine: Engine
  private let isNamed: Bool
  private let logger: Logger

  private init(_ engine: Engine) {
    self.engine = engine
    isNamed = Self.named.contains(engine)
    var logger = Logger(label: "oriel.\(engine.rawValue)")
    if isNamed { logger.logLevel = .trace }
    self.logger = logger
  }

  private static let named: Set<Engine> = {
    let (chosen, unknown) = engines(in: EnvironmentVariables.process["ORIEL_LOG"] ?? "")
    if !unknown.isEmpty {
      let known = Engine.allCases.map(\.rawValue).joined(separator: ", ")
      Report.once(
        "oriel-log",
        "ORIEL_LOG contains the unknown engine \(unknown.joined(separator: ", ")), which is ignored. Supported values are \(known) and "
          + "all.")
    }
    return chosen
  }()

  /// Parses a comma-separated list, and returns the engines that it names and the names that match no engine.
  static func engines(in list: String) -> (engines: Set<Engine>, unknown: [String]) {
    var (engines, unknown): (Set<Engine>, [String]) = ([], [])
    for name in list.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) where !name.isEmpty {
      if name == "all" {
        engines.formUnion(Engine.allCases)
      } else if let engine = Engine(rawValue: name) {
        engines.insert(engine)
      } else {
        unknown.append(name)
      }
    }
    return (engines, unknown)
  }

  var isOn: Bool { isNamed || Self.listener != nil }

  func callAsFunction(_ decision: @autoclosure () -> String) {
    if isOn { write(decision()) }
  }

  private func write(_ decision: String) {
    Self.listener?(engine, decision)
    if isNamed { logger.trace("\(decision)") }
  }
}
