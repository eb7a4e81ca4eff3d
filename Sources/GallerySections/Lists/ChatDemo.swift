import SwiftUI

/// A thousand messages, initially scrolled to the end, with a composer that stays above the keyboard.
struct ChatDemo: View {
  @State private var messages = Message.history
  @State private var draft = ""
  @State private var showsKeyboard = false
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        DemoBar("Ada Lovell", note: "\(messages.count.formatted()) messages") {
          Toggle("Keyboard", isOn: $showsKeyboard).fixedSize().accessibilityIdentifier("chat-keyboard")
          Button("First") { withAnimation(.easeOut(duration: 0.3)) { proxy.scrollTo(0, anchor: .top) } }
          Button("Middle") { proxy.scrollTo(messages.count / 2, anchor: .center) }
          Button("Latest") { withAnimation(.easeOut(duration: 0.3)) { proxy.scrollTo(ChatEnd.id, anchor: .bottom) } }
        }
        .buttonStyle(.bordered)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(messages) { message in
              MessageRow(message: message, endsGroup: endsGroup(message))
            }
            Color.clear.frame(height: 10).id(ChatEnd.id)
          }
        }
        .defaultScrollAnchor(.bottom)
        .accessibilityIdentifier("chat")
        Divider()
        composer { proxy.scrollTo(ChatEnd.id, anchor: .bottom) }
      }
    }
    .softwareKeyboard(showsKeyboard ? .always : .automatic)
    .onChange(of: showsKeyboard) { isWriting = showsKeyboard }
  }

  private func endsGroup(_ message: Message) -> Bool {
    let next = message.id + 1
    return next >= messages.count || messages[next].isMine != message.isMine || messages[next].beginsDay
  }

  private func composer(scrollToEnd: @escaping () -> Void) -> some View {
    HStack(spacing: 10) {
      TextField("Message", text: $draft)
        .focused($isWriting)
        .onSubmit { send(scrollToEnd) }
        .accessibilityIdentifier("chat-draft")
        .padding(.horizontal, 14)
        .padding(.vertical, 5)
        .frame(minHeight: 36)
        .background(in: Capsule())
        .overlay { Capsule().strokeBorder(Color.gray.opacity(0.3)) }
      Button("Send") { send(scrollToEnd) }
        .buttonStyle(.borderedProminent)
        .disabled(draft.isEmpty)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }

  private func send(_ scrollToEnd: () -> Void) {
    guard !draft.isEmpty else { return }
    messages.append(Message(id: messages.count, text: draft, isMine: true))
    draft = ""
    isWriting = true
    withAnimation(.easeOut(duration: 0.25), scrollToEnd)
  }
}

private enum ChatEnd {
  static let id = "chat-end"
}

private struct MessageRow: View {
  let message: Message
  let endsGroup: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(message: Message, endsGroup: Bool) {
    self.message = message
    self.endsGroup = endsGroup
  }

  /// The minimum space beside a message, in points.
  private var spaceBeside: CGFloat { sizeClass == .compact ? 32 : 120 }

  var body: some View {
    VStack(spacing: 0) {
      if message.beginsDay {
        Text("Day \(message.id / Message.messagesPerDay + 1)")
          .font(.caption)
          .fontWeight(.medium)
          .foregroundStyle(.secondary)
          .padding(.top, 16)
          .padding(.bottom, 8)
      }
      HStack(alignment: .bottom, spacing: 8) {
        if message.isMine { Spacer(minLength: spaceBeside) }
        if !message.isMine {
          Avatar(name: "Ada Lovell", diameter: 28).opacity(endsGroup ? 1 : 0)
        }
        bubble
        if !message.isMine { Spacer(minLength: spaceBeside) }
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 2)
    .padding(.bottom, endsGroup ? 8 : 0)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("message-\(message.id)")
  }

  private var bubble: some View {
    Text(message.text)
      .foregroundStyle(message.isMine ? Color.white : Color.primary)
      .padding(.horizontal, 13)
      .padding(.vertical, 8)
      .background(message.isMine ? Color.blue : Color.gray.opacity(0.22), in: RoundedRectangle(cornerRadius: 17))
  }
}

struct Message: Identifiable {
  /// The index in the conversation.
  let id: Int
  let text: String
  let isMine: Bool

  static let messagesPerDay = 40

  var beginsDay: Bool { id % Self.messagesPerDay == 0 }

  static let history: [Message] = {
    var numbers = DeterministicNumbers(seed: 1)
    var isMine = false
    return (0..<1000).map { index in
      if numbers.next(5) < 3 { isMine.toggle() }
      let count = [1, 1, 1, 1, 2, 2, 3, 5][numbers.next(8)]
      let text = (0..<count).map { _ in numbers.pick(sentences) }.joined(separator: " ")
      return Message(id: index, text: text, isMine: isMine)
    }
  }()

  private static let sentences = [
    "Yes.", "No idea.", "On my way.", "See you at eight!", "Did you read the last chapter?",
    "The train is late again, so start without me.", "I left the keys under the blue pot.", "That is the best news of the week.",
    "Could you send me the pictures from Sunday?", "We walked along the river until it got dark, and nobody wanted to go home.",
    "I have been thinking about what you said, and I believe that you are right.", "Tea or coffee?", "Ha!", "Tomorrow, then.",
    "My sister says hello.", "It rained all day, so we stayed in and played cards.", "Let me check and write to you in the evening.",
    "The recipe wants two eggs, but three are better.", "Look out of the window. Now!", "Good night.",
  ]
}
