import Foundation
import Logging
import OrielModel

/// The decisions of one of the engines, a line each, for whoever names the engine in `ORIEL_LOG`, such as `ORIEL_LOG=focus,gestures`, or `all`.
///
/// The lines go to the program's log under the label `oriel.` and the engine's name, at the level `trace`. An engine that isn't named makes no text.
@MainActor
package struct DecisionLog {
  package enum Engine: String, CaseIterable, Sendable {
    /// Where the focus goes, and where it doesn't.
    case focus
    /// Who takes part in the contest for a pointer, who wins and who loses.
    case gestures
    /// What asks to be presented, waits, is shown and leaves.
    case presentation
    /// Which bodies run, and why.
    case updates
  }

  static let focus = DecisionLog(.focus)
  static let gestures = DecisionLog(.gestures)
  static let presentation = DecisionLog(.presentation)
  static let updates = DecisionLog(.updates)

  /// Gets the decisions of all engines, whatever `ORIEL_LOG` says.
  package static var listener: ((Engine, String) -> Void)? { didSet { logsUpdates = updates.isOn } }

  /// Whether anybody reads why bodies run. Asked for each body that runs, so it is a plain variable, which `prepare` sets before any does.
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
      Report.once("oriel-log", "ORIEL_LOG names \(unknown.joined(separator: ", ")), which is none of \(known) and all. It is ignored.")
    }
    return chosen
  }()

  /// The engines of a list with commas between its names, and the names that are no engine's.
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
