import Foundation

/// The state that the browser's connections share: the program's connection, its last messages, and the page that receives its messages.
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
  /// The connection that sends the program's messages to the page.
  private weak var listener: PageConnection?
  /// The number of the page that connected last.
  private var listeningPage = 0
  private var pageCount = 0

  init(facts: PageFacts, script: Data, daemonPath: String, channel: ProgramChannel) {
    (self.facts, self.script, self.daemonPath, self.channel) = (facts, script, daemonPath, channel)
    channel.receives = { [weak self] in self?.publish($0) }
    channel.ends = { [weak self] in self?.publish(.noTextInput) }
  }

  /// Returns the daemon's page, rewritten for the next browser.
  func page(from text: String) -> String {
    pageCount += 1
    return PageText.rewritten(text, title: title?.title ?? facts.name, number: pageCount)
  }

  /// Makes a connection receive the program's messages from now on, beginning with the last title and text input state. Returns false for a
  /// page that is older than the current one.
  ///
  /// Broadway shows the program in the page that was opened last, so that only that page receives messages.
  func addListener(_ connection: PageConnection, page: Int) -> Bool {
    guard page >= listeningPage else { return false }
    let former = listener
    (listener, listeningPage) = (connection, page)
    former?.finish()
    return true
  }

  /// The messages that a page receives when it connects.
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
