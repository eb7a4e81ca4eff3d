import Foundation

extension AttributedString {
  /// Options for parsing Markdown. Mirrors Foundation's `AttributedString.MarkdownParsingOptions`.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax to interpret. Mirrors Foundation's `InterpretedSyntax`.
    public enum InterpretedSyntax: Sendable {
      /// Blocks and inline markup. The texts of headings, paragraphs, lists, quotes and code blocks follow each other without a separator.
      case full
      /// Inline markup only: emphasis, code, strikethrough and links. Lines are joined.
      case inlineOnly
      /// Inline markup only, with white space and line breaks preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to input that can't be parsed. Mirrors Foundation's `FailurePolicy`.
    public enum FailurePolicy: Sendable {
      /// Throws an error.
      case throwError
      /// Replaces bytes that aren't valid UTF-8.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[text](attributes)` is recognized. The attributes are ignored, and the text is kept.
    public var allowsExtendedAttributes: Bool
    /// The Markdown syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to input that can't be parsed.
    public var failurePolicy: FailurePolicy
    /// The value for the string's `languageIdentifier`, or `nil` for none.
    public var languageCode: String?

    /// Creates options for parsing Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown. The attributes `inlinePresentationIntent` and `link` describe the markup, and `Text`
  /// displays it. Every string is valid Markdown, so this initializer never throws. Mirrors Foundation's `init(markdown:options:baseURL:)`.
  ///
  /// - Parameter baseURL: The base of links without a scheme.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init()
    var text = markdown.replacingOccurrences(of: "\r\n", with: "\n")
    if options.allowsExtendedAttributes { text = text.replacing(#/\^\[([^\]]*)\]\([^)]*\)/#) { String($0.output.1) } }
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlock.read(text) {
        switch block {
        case .text(let lines): append(InlineMarkdown.parse(MarkdownBlock.joined(lines)), baseURL)
        case .code(let code): append([InlineMarkdown.Piece(text: code, style: .code)], baseURL)
        case .rule: append([InlineMarkdown.Piece(text: "⸻")], baseURL)
        }
      }
    case .inlineOnly: append(InlineMarkdown.parse(MarkdownBlock.joined(MarkdownBlock.lines(text))), baseURL)
    case .inlineOnlyPreservingWhitespace: append(InlineMarkdown.parse(text), baseURL, keepsBreaks: false)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  /// Creates an attributed string from Markdown in UTF-8. It throws an error if the data isn't valid UTF-8, unless the failure policy
  /// allows partial results. Mirrors Foundation's `init(markdown:options:baseURL:)`.
  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    let isLenient = options.failurePolicy == .returnPartiallyParsedIfPossible
    guard let text = String(data: markdown, encoding: .utf8) ?? (isLenient ? String(decoding: markdown, as: UTF8.self) : nil) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file. Mirrors Foundation's `init(contentsOf:options:baseURL:)`.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Appends pieces. Each explicit line break becomes a run of its own.
  package mutating func append(_ pieces: [InlineMarkdown.Piece], _ baseURL: URL?, keepsBreaks: Bool = true) {
    typealias Intent = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    for piece in pieces {
      var attributes = AttributeContainer()
      let intent = InlinePresentationIntent(piece.style)
      if !intent.isEmpty { attributes[Intent.self] = intent }
      if let link = piece.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) { attributes.link = link }
      guard keepsBreaks, !piece.style.contains(.code) else {
        append(AttributedString(piece.text, attributes: attributes))
        continue
      }
      for (index, line) in piece.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          var end = attributes
          end[Intent.self] = intent.union(.lineBreak)
          append(AttributedString("\n", attributes: end))
        }
        if !line.isEmpty { append(AttributedString(line, attributes: attributes)) }
      }
    }
  }
}
