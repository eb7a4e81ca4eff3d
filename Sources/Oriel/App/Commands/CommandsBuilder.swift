/// A result builder that combines commands. Mirrors SwiftUI's `CommandsBuilder`.
@MainActor @preconcurrency @resultBuilder
public struct CommandsBuilder {
  /// Builds an expression within the builder.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds empty commands from a block without statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes a single statement through unmodified.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds commands from the statements of a block.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var list: [AnyCommands] = []
    repeat list.append(AnyCommands(each content))
    return CommandsList(list: list)
  }

  /// Builds commands for an `if` statement without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandsList(list: content.map { [AnyCommands($0)] } ?? [])
  }

  /// Builds commands for the first branch of a conditional statement.
  public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: first, second: nil)
  }

  /// Builds commands for the second branch of a conditional statement.
  public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: nil, second: second)
  }

  /// Builds commands for a statement with limited availability.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    CommandsList(list: [AnyCommands(content)])
  }
}

/// Commands without entries. Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands {
  /// Creates empty commands.
  nonisolated public init() {}

  public var body: Never { neverBody(Self.self) }

  public func _appendEntries(to list: inout _CommandList) {}
}

/// A sequence of commands.
private struct CommandsList: Commands {
  let list: [AnyCommands]

  var body: Never { neverBody(Self.self) }

  func _appendEntries(to list: inout _CommandList) { list.append(self.list) }
}

/// The commands of one branch of an `if`-`else` or `switch` statement.
public struct _ConditionalCommands<First: Commands, Second: Commands>: Commands {
  let first: First?
  let second: Second?

  public var body: Never { neverBody(Self.self) }

  public func _appendEntries(to list: inout _CommandList) {
    if let first { list.inside(0) { first._appendEntries(to: &$0) } }
    if let second { list.inside(1) { second._appendEntries(to: &$0) } }
  }
}
