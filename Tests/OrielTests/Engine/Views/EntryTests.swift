import Oriel
import Testing

/// A type that is neither `Sendable` nor equatable, like the types of many environment values.
private final class Session {
  var name: String

  init(name: String = "nobody") { self.name = name }

  static func make() -> Session { Session(name: "made") }

  static var current: Session { Session(name: "current") }
}

private struct Theme: Sendable, Equatable {
  struct Palette: Sendable, Equatable {
    var accent = "blue"
  }

  var palette = Palette()

  static let dark = Theme(palette: Palette(accent: "orange"))
  static var accentOfDark: String { dark.palette.accent }
}

private enum Level { case low, high }

extension EnvironmentValues {
  @Entry fileprivate var count: Int = 3
  @Entry fileprivate var title: String?
  @Entry fileprivate var forced: String!
  @Entry fileprivate var explicitOptional: Optional<Int>
  @Entry fileprivate var `default`: Bool = true

  @Entry fileprivate var flag = true
  @Entry fileprivate var whole = 4
  @Entry fileprivate var negative = -4
  @Entry fileprivate var fraction = 0.5
  @Entry fileprivate var text = "text \(1 + 1)"
  @Entry fileprivate var theme = Theme()
  @Entry fileprivate var palette = Theme.Palette(accent: "green")
  @Entry fileprivate var list = [String]()
  @Entry fileprivate var numbers = [1, 2]
  @Entry fileprivate var darkTheme = Theme.dark
  @Entry fileprivate var darkAccent = Theme.accentOfDark
  @Entry fileprivate var level: Level = .low
  @Entry fileprivate var chained: Theme.Palette = .init(accent: "red")

  @Entry fileprivate var session: Session = Session()
  @Entry fileprivate var inferredSession = Session(name: "inferred")
  @Entry fileprivate var madeSession: Session = .make()
  @Entry fileprivate var currentSession = Session.current
  @Entry fileprivate var action: (() -> Void)?
  @Entry fileprivate var handler: (String) -> Int = { $0.count }
  @Entry fileprivate var sendableHandler: @Sendable () -> Int = { 7 }
  @Entry fileprivate var mainActorAction: @MainActor () -> Void = {}
  @Entry fileprivate var binding: Binding<Bool> = .constant(true)
  @Entry fileprivate var existential: any Sequence<Int> = [1, 2, 3]

  @Entry public var publicValue: Int = 1
}

extension Oriel.EnvironmentValues {
  @Entry fileprivate var qualified: Int = 5
}

extension Transaction {
  @Entry fileprivate var isFromSheet = false
}

@Suite("@Entry")
struct EntryTests {
  @Test("An entry with an explicit type has its value as the default")
  func typed() {
    var values = EnvironmentValues()
    #expect(values.count == 3)
    #expect(values.level == .low)
    #expect(values.chained.accent == "red")
    #expect(values.qualified == 5)
    #expect(values.default)
    values.count = 8
    values.default = false
    #expect(values.count == 8)
    #expect(!values.default)
    #expect(EnvironmentValues().count == 3)
  }

  @Test("An entry of an optional type without a value has the default nil")
  func optionals() {
    var values = EnvironmentValues()
    #expect(values.title == nil)
    #expect(values.forced == nil)
    #expect(values.explicitOptional == nil)
    values.title = "a"
    values.explicitOptional = 2
    #expect(values.title == "a")
    #expect(values.explicitOptional == 2)
  }

  @Test("An entry without an explicit type has the type of its value")
  func inferred() {
    let values = EnvironmentValues()
    let flag: Bool = values.flag
    let whole: Int = values.whole
    let negative: Int = values.negative
    let fraction: Double = values.fraction
    let text: String = values.text
    let list: [String] = values.list
    let numbers: [Int] = values.numbers
    #expect(flag && whole == 4 && negative == -4 && fraction == 0.5 && text == "text 2" && list == [] && numbers == [1, 2])
    #expect(values.theme == Theme())
    #expect(values.palette.accent == "green")
    #expect(values.darkTheme == .dark)
    #expect(values.darkAccent == "orange")
  }

  @Test("An entry can have a value that isn't Sendable")
  func notSendable() {
    var values = EnvironmentValues()
    #expect(values.session.name == "nobody")
    #expect(values.inferredSession.name == "inferred")
    #expect(values.madeSession.name == "made")
    #expect(values.currentSession.name == "current")
    #expect(values.handler("four") == 4)
    #expect(values.sendableHandler() == 7)
    #expect(values.binding.wrappedValue)
    #expect(Array(values.existential) == [1, 2, 3])
    #expect(values.action == nil)
    var calls = 0
    values.action = { calls += 1 }
    values.action?()
    #expect(calls == 1)
    let session = Session(name: "mine")
    values.session = session
    #expect(values.session === session)
  }

  @Test("A default value is created for each read")
  func freshDefaults() {
    let values = EnvironmentValues()
    #expect(values.session !== values.session)
    #expect(values.currentSession !== values.currentSession)
  }

  @Test("Transactions support entries")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isFromSheet)
    transaction.isFromSheet = true
    #expect(transaction.isFromSheet)
  }
}
