import SwiftUI

struct TextSection: View {
  var body: some View {
    PanelPage {
      PanelRow {
        PanelColumn {
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
          Panel("Redaction") { RedactedCard() }
        }
        PanelColumn {
          Panel("Scripts") {
            VStack(alignment: .leading, spacing: 6) {
              Text("Grüße, привет, γειά")
              Text("日本語と中文 together")
              Text("مرحبا بالعالم and שלום")
              Text("Emoji: 👩‍🚀 🏳️‍🌈 🎉")
            }
          }
          Panel("Limited space") {
            VStack(alignment: .leading, spacing: 10) {
              Text("One line that is far too long for the space that is available").lineLimit(1)
              Text("Cut in the middle, as is usual for file names").lineLimit(1).truncationMode(.middle)
              Text("Three lines at most: the quick brown fox jumps over the lazy dog, again and again, until it is tired and sleeps.")
                .lineLimit(3)
              Text("Lines of text that\nare centered").multilineTextAlignment(.center)
            }
            .panelWidth(216, alignment: .leading)
          }
          Panel("Sizes") { GrowingText() }
        }
        PanelColumn {
          Panel("Markdown") {
            VStack(alignment: .leading, spacing: 8) {
              Text("**Bold**, *italic*, ***both***,\n`code` and ~~struck out~~")
              Text("A [link](https://www.swift.org) in a sentence")
              Text(Self.attributed)
            }
          }
          Panel("Numbers") { RollingNumber() }
          Panel("Effects") {
            VStack(alignment: .leading, spacing: 8) {
              Text("Northern lights").font(.title2.bold())
                .foregroundStyle(LinearGradient(colors: [.teal, .indigo, .purple], startPoint: .leading, endPoint: .trailing))
              Text("Lifted").font(.title2.bold()).foregroundStyle(.orange.shadow(.drop(radius: 2, y: 2)))
                + Text(" and flat").font(.title2)
              WavingText()
            }
          }
        }
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
        .frame(minWidth: 84, alignment: .trailing)
      Stepper("Number", value: $number.animation(.snappy), in: 0...999).labelsHidden()
    }
  }
}

/// A text that grows and fades into another one when it is pressed.
private struct GrowingText: View {
  @State private var isLarge = false

  var body: some View {
    Button {
      withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isLarge.toggle() }
    } label: {
      WrappingRow {
        Text("Grow").font(.system(size: isLarge ? 30 : 17, weight: isLarge ? .bold : .regular))
        Label(isLarge ? "Press to shrink" : "Press me", systemImage: isLarge ? "minus.circle" : "plus.circle")
          .font(.footnote).foregroundStyle(.secondary)
      }
      .frame(minHeight: 36)
      .panelWidth(216)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// A text whose letters rise one after the other when it is pressed.
private struct WavingText: View {
  @State private var waves = 0.0

  var body: some View {
    Button {
      withAnimation(.linear(duration: 1.2)) { waves += 1 }
    } label: {
      Text("Press for a wave").font(.headline).textRenderer(WaveRenderer(progress: waves))
    }
    .buttonStyle(.plain)
  }
}

private struct WaveRenderer: TextRenderer {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let share = progress - progress.rounded(.down)
    for line in layout {
      let glyphs = line.flatMap { $0 }
      for (index, glyph) in glyphs.enumerated() {
        var copy = context
        let place = Double(index) / Double(max(1, glyphs.count))
        // The crest moves from before the first letter to behind the last one.
        let distance = share * 1.6 - 0.3 - place
        if abs(distance) < 0.3 { copy.translateBy(x: 0, y: -6 * pow(cos(distance / 0.3 * .pi / 2), 2)) }
        copy.draw(glyph, options: .disablesSubpixelQuantization)
      }
    }
  }
}

private struct RedactedCard: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 10) {
        Image(systemName: "person.crop.circle.fill").font(.system(size: 30))
        VStack(alignment: .leading) {
          Text("Ada Lovelace").font(.headline)
          Text("Notes on an engine").font(.footnote)
        }
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Toggle("Loading", isOn: $isLoading)
    }
    .panelWidth(180)
  }
}
