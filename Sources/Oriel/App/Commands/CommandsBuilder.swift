/// Builds commands from closures. Mirrors SwiftUI's `CommandsBuilder`.
@MainActor @preconcurrency @resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var list: [AnyCommands] = []
    repeat list.append(AnyCommands(each content))
    return CommandsList(list: list)
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandsList(list: content.map { [AnyCommands($0)] } ?? [])
  }

  public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: first, second: nil)
  }

  public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _ConditionalCommands<First, Second> {
    _ConditionalCommands(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    CommandsList(list: [AnyCommands(content)])
  }
}

/// No commands. Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands {
  nonisolated public init() {}

  public var body: Never { neverBody(Self.self) }

  public func _appendEntries(to list: inout _CommandList) {}
}

/// Commands one after the other.
private struct CommandsList: Commands {
  let list: [AnyCommands]

  var body: Never { neverBody(Self.self) }

  func _appendEntries(to list: inout _CommandList) { list.append(self.list) }
}

/// What `if` with `else`, and `switch`, make of commands.
public struct _ConditionalCommands<First: Commands, Second: Commands>: Commands {
  let first: First?
  let second: Second?

  public var body: Never { neverBody(Self.self) }

  public func _appendEntries(to list: inout _CommandList) {
    if let first { list.inside(0) { first._appendEntries(to: &$0) } }
    if let second { list.inside(1) { second._appendEntries(to: &$0) } }
  }
}
