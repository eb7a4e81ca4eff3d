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
      VStack(alignment: .leading, spacing: 16) {
        Panel("Markdown") {
          VStack(alignment: .leading, spacing: 8) {
            Text("**Bold**, *italic*, ***both***,\n`code` and ~~struck out~~")
            Text("A [link](https://www.swift.org) in a sentence")
            Text(Self.attributed)
          }
        }
        Panel("Numbers") { RollingNumber() }
      }
    }
  }

  private static var attributed: AttributedString {
    var string = AttributedString("Attributed ")
    for (word, color) in [("red ", Color.red), ("green ", .green), ("blue", .blue)] {
      var part = AttributedString(word)
      part.foregroundColor = color
      part.font = .headline
      string += part
    }
    return string
  }
}

private struct RollingNumber: View {
  @State private var number = 97

  var body: some View {
    HStack(spacing: 16) {
      Text("\(number)").font(.system(size: 34, weight: .semibold)).monospacedDigit().contentTransition(.numericText(value: Double(number)))
        .frame(width: 84, alignment: .trailing)
      Stepper("Number", value: $number.animation(.snappy), in: 0...999).labelsHidden()
    }
  }
}
