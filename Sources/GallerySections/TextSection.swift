import SwiftUI

struct TextSection: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Panel("Styles") {
        VStack(alignment: .leading, spacing: 6) {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body")
          Text("Callout").font(.callout)
          Text("Footnote").font(.footnote)
          Text("Caption").font(.caption)
          Text("Monospaced 0123").monospaced()
          Text("Bold").bold() + Text(", italic").italic() + Text(" and underlined").underline()
        }
      }
      VStack(alignment: .leading, spacing: 16) {
        Panel("Scripts") {
          VStack(alignment: .leading, spacing: 6) {
            Text("Grüße, привет, γειά")
            Text("日本語と中文 together")
            Text("مرحبا بالعالم and שלום")
            Text("Emoji: 👩‍🚀 🏳️‍🌈 🎉")
          }
        }
        Panel("Room") {
          VStack(alignment: .leading, spacing: 10) {
            Text("One line that is far too long for the room that it has been given").lineLimit(1)
            Text("Cut in the middle, where file names like it").lineLimit(1).truncationMode(.middle)
            Text("Three lines at most: the quick brown fox jumps over the lazy dog, again and again, until it is tired and sleeps.")
              .lineLimit(3)
            Text("Centred lines of text stand\nin the middle").multilineTextAlignment(.center)
          }
          .frame(width: 260, alignment: .leading)
        }
      }
    }
  }
}
