import Foundation

/// What the browser's connections share: the program, what it has said, and the page that hears of it.
final class BrowserSite {
  let facts: PageFacts
  /// The script of the page.
  let script: Data
  /// The path of the daemon's socket.
  let daemonPath: String
  let channel: ProgramChannel

  /// The last message with a title.
  private var title: PageMessage?
  private var textInput = PageMessage.noTextInput
  /// The connection that tells the page what the program says.
  private weak var listener: PageConnection?
  /// The number of the page that listened last.
  private var listeningPage = 0
  private var pageCount = 0

  init(facts: PageFacts, script: Data, daemonPath: String, channel: ProgramChannel) {
    (self.facts, self.script, self.daemonPath, self.channel) = (facts, script, daemonPath, channel)
    channel.receives = { [weak self] in self?.publish($0) }
    channel.ends = { [weak self] in self?.publish(.noTextInput) }
  }

  /// The page of the daemon, as the next browser gets it.
  func page(from text: String) -> String {
    pageCount += 1
    return PageText.rewritten(text, title: title?.title ?? facts.name, number: pageCount)
  }

  /// Has a page hear what the program says from now on, and begins with what it has said of its title and of the field with the focus.
  ///
  /// Broadway shows the program in the page that was opened last. That one alone hears of the program; one that was opened before gets false.
  func addListener(_ connection: PageConnection, page: Int) -> Bool {
    guard page >= listeningPage else { return false }
    let former = listener
    (listener, listeningPage) = (connection, page)
    former?.finish()
    return true
  }

  /// What a page that begins to listen has to know.
  var greeting: [PageMessage] { (title.map { [$0] } ?? []) + [textInput] }

  func removeListener(_ connection: PageConnection) {
    if listener === connection { listener = nil }
  }

  private func publish(_ message: PageMessage) {
    if message.title != nil { title = message }
    if message.isTextInput { textInput = message }
    listener?.send(message)
  }
}
