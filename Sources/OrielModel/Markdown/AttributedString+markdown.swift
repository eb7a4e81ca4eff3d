import Foundation

extension AttributedString {
  /// How Markdown is read. Mirrors Foundation's `AttributedString.MarkdownParsingOptions`.
  public struct MarkdownParsingOptions: Sendable {
    /// Mirrors Foundation's `InterpretedSyntax`.
    public enum InterpretedSyntax: Sendable {
      /// Blocks, whose text follows one upon another with nothing in between: headings, paragraphs, lists, quotes and code.
      case full
      /// Emphasis, code, strikethrough and links; lines are joined.
      case inlineOnly
      /// The same; white space and line breaks stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// Mirrors Foundation's `FailurePolicy`.
    public enum FailurePolicy: Sendable {
      case throwError
      /// Bytes that are no text are replaced.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is read: as its text, for want of attributes that mean anything here.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// What the string's `languageIdentifier` is to be.
    public var languageCode: String?

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

  /// Reads Markdown: what it says of a stretch is in `inlinePresentationIntent` and `link`, which `Text` shows. Any text can be read, so
  /// that nothing is thrown. Mirrors Foundation's `init(markdown:options:baseURL:)`.
  ///
  /// - Parameter baseURL: What links without a scheme start from.
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

  /// Reads Markdown in UTF-8. Throws where it isn't, unless the policy says otherwise. Mirrors Foundation's
  /// `init(markdown:options:baseURL:)`.
  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    let isLenient = options.failurePolicy == .returnPartiallyParsedIfPossible
    guard let text = String(data: markdown, encoding: .utf8) ?? (isLenient ? String(decoding: markdown, as: UTF8.self) : nil) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown. Mirrors Foundation's `init(contentsOf:options:baseURL:)`.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Adds pieces; breaks of lines that are told as such are stretches of their own.
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
