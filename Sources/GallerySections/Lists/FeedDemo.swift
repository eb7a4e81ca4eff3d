import SwiftUI

/// A feed that inserts posts at the top, while the visible posts keep their position.
struct FeedDemo: View {
  @State private var posts = (0..<60).map { Post(id: 59 - $0) }
  /// Posts that were inserted above the viewport and haven't been visible yet.
  @State private var unseen: Set<Int> = []
  @State private var isLive = false

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        DemoBar("Harbor news", note: "\(posts.count.formatted()) posts") {
          Toggle("Live", isOn: $isLive).toggleStyle(.switch).fixedSize()
          Button("Add three above") { prepend(3) }
            .buttonStyle(.bordered)
        }
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach(posts) { post in
              PostCard(post: post, isNew: post.id >= 60)
                .onAppear { unseen.remove(post.id) }
            }
          }
          .padding(16)
        }
        .accessibilityIdentifier("feed")
        .overlay(alignment: .top) {
          if !unseen.isEmpty {
            NewPostsPill(count: unseen.count) {
              unseen = []
              withAnimation(.easeOut(duration: 0.4)) { proxy.scrollTo(posts[0].id, anchor: .top) }
            }
            .transition(.move(edge: .top).combined(with: .opacity))
          }
        }
        .clipped()
      }
    }
    .task(id: isLive) {
      while isLive {
        try? await Task.sleep(nanoseconds: 1_500_000_000)
        guard !Task.isCancelled else { return }
        prepend(1)
      }
    }
  }

  private func prepend(_ count: Int) {
    let next = posts[0].id + 1
    withAnimation(.easeOut(duration: 0.25)) {
      posts.insert(contentsOf: (0..<count).map { Post(id: next + count - 1 - $0) }, at: 0)
      unseen.formUnion(next..<next + count)
    }
  }
}

private struct NewPostsPill: View {
  let count: Int
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: "arrow.up").accessibilityHidden(true)
        Text("\(count) new above").monospacedDigit()
      }
      .font(.callout)
      .fontWeight(.semibold)
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(Color.accentColor, in: Capsule())
    }
    .buttonStyle(.plain)
    .shadow(color: Color.black.opacity(0.25), radius: 6, y: 2)
    .padding(.top, 12)
    .accessibilityIdentifier("feed-new")
  }
}

private struct PostCard: View {
  let post: Post
  let isNew: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Avatar(name: post.author)
        VStack(alignment: .leading, spacing: 1) {
          Text(post.author).fontWeight(.semibold)
          Text("Post \(post.id + 1)").font(.caption).monospacedDigit().foregroundStyle(.secondary)
        }
        Spacer()
        if isNew {
          Text("New")
            .font(.caption)
            .fontWeight(.semibold)
            .foregroundStyle(Color.accentColor)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(Color.accentColor.opacity(0.15), in: Capsule())
        }
      }
      Text(post.text).fixedSize(horizontal: false, vertical: true)
      if let colors = post.picture {
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
          .frame(height: 140)
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("post-\(post.id)")
  }
}

private struct Post: Identifiable {
  let id: Int
  let author: String
  let text: String
  let picture: [Color]?

  init(id: Int) {
    self.id = id
    var numbers = DeterministicNumbers(seed: id)
    author = numbers.pick(["Nora Quayle", "Theo Marsh", "Ines Calder", "Omar Lind", "Pia Strand"])
    text = (0...numbers.next(4)).map { _ in numbers.pick(Self.sentences) }.joined(separator: " ")
    picture = numbers.next(3) == 0 ? numbers.pick([[.orange, .pink], [.teal, .blue], [.indigo, .purple], [.mint, .green]]) : nil
  }

  private static let sentences = [
    "The ferry leaves from pier four this morning.", "Fog over the bay until noon, then sun.",
    "The market has moved to the north side of the square.", "Somebody found a red bicycle by the lighthouse; ask at the kiosk.",
    "High water at six in the evening.", "The choir sings on the steps of the old custom house tonight, and everybody may join.",
    "Fresh bread is sold out; more comes at three.", "Two seals were seen next to the breakwater.",
  ]
}
