import Foundation
import SwiftUI

struct ImagesSection: View {
  @ScaledMetric(relativeTo: .title3) private var symbolWidth: CGFloat = 34

  var body: some View {
    PanelPage {
      PanelRow {
        PanelColumn {
          Panel("Symbols") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: symbolWidth), spacing: 4)], spacing: 10) {
              ForEach(Self.symbols, id: \.self) { Image(systemName: $0).font(.title3).frame(minWidth: symbolWidth, minHeight: 26) }
            }
            .panelWidth(338)
          }
          Panel("Effects on a press") { SymbolEffects().panelWidth(338, alignment: .leading) }
        }
        PanelColumn {
          Panel("Variants and layers") { Layers() }
          Panel("From URLs") { Addresses() }
        }
      }
    }
  }

  private static let symbols = [
    "house.fill", "magnifyingglass", "gearshape", "person.crop.circle", "bell", "heart.fill", "star", "cart", "bag", "flame", "drop",
    "leaf",
    "bolt.fill", "moon.stars.fill", "sparkles", "cloud.sun.fill", "crown", "trophy", "gift", "tag", "ticket", "creditcard", "key", "shield",
    "lightbulb", "timer", "hourglass", "chart.bar", "chart.pie", "chart.line.uptrend.xyaxis", "cube", "square.stack", "puzzlepiece",
    "paintpalette",
    "hammer", "wrench", "graduationcap", "briefcase", "building.2", "newspaper", "car", "bus", "bicycle", "bed.double", "fork.knife",
    "cup.and.saucer", "figure.walk", "pawprint", "brain", "stethoscope", "hand.thumbsup", "hand.thumbsdown", "text.bubble", "rosette", "at",
    "number", "percent", "dollarsign.circle", "plus.circle", "minus.circle.fill", "xmark.square", "checkmark.seal.fill",
    "questionmark.circle",
  ]
}

private struct SymbolEffects: View {
  @State private var bounces = 0
  @State private var wiggles = 0
  @State private var turns = 0
  @State private var breathes = false
  @State private var isLarge = false
  @State private var plays = false
  @State private var searches = false
  @State private var isMuted = false
  @State private var pulses = 0
  @State private var isGone = false
  @State private var isKept = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      moves
      lights
    }
  }

  private var moves: some View {
    WrappingRow(spacing: 6) {
      effect("Bounce", "heart.fill") { bounces += 1 }.symbolEffect(.bounce, value: bounces)
      effect("Wiggle", "bell.fill") { wiggles += 1 }.symbolEffect(.wiggle, value: wiggles)
      effect("Rotate", "gearshape") { turns += 1 }.symbolEffect(.rotate, value: turns)
      effect("Breathe", "leaf.fill") { breathes.toggle() }.symbolEffect(.breathe, isActive: breathes)
      effect("Scale", "star.fill") { isLarge.toggle() }.symbolEffect(.scale.up, isActive: isLarge)
      effect(plays ? "Pause" : "Play", plays ? "pause.fill" : "play.fill") { plays.toggle() }.contentTransition(.symbolEffect(.replace))
    }
  }

  private var lights: some View {
    WrappingRow(spacing: 6) {
      effect("Search", "wifi") { searches.toggle() }.symbolEffect(.variableColor.iterative, isActive: searches)
      effect(isMuted ? "Speak" : "Mute", isMuted ? "speaker.slash.fill" : "speaker.wave.3.fill") { isMuted.toggle() }
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
      effect("Pulse", "dot.radiowaves.left.and.right") { pulses += 1 }.symbolEffect(.pulse, value: pulses)
      effect(isGone ? "Appear" : "Vanish", "moon.stars.fill") { isGone.toggle() }.symbolEffect(.disappear, isActive: isGone)
      effect(isKept ? "Drop" : "Keep", isKept ? "bookmark.fill" : "bookmark") { isKept.toggle() }
        .contentTransition(.symbolEffect(.replace.offUp))
    }
  }

  private func effect(_ title: String, _ symbol: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      VStack(spacing: 6) {
        Image(systemName: symbol).font(.title2).frame(minHeight: 28)
        Text(title).font(.caption)
      }
      .frame(minWidth: 51)
    }
  }
}

private struct Layers: View {
  private let modes: [(String, SymbolRenderingMode)] = [
    ("Monochrome", .monochrome), ("Hierarchical", .hierarchical), ("Multicolor", .multicolor),
  ]

  @State private var volume = 0.6

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      WrappingRow(spacing: 14) {
        Image(systemName: "heart")
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart").symbolVariant(.slash)
        Image(systemName: "heart").symbolVariant(.circle)
        Image(systemName: "heart").symbolVariant(.circle.fill)
        Image(systemName: "heart").symbolVariant(.square.fill)
      }
      .font(.title2)
      ForEach(modes, id: \.0) { name, mode in
        WrappingRow(spacing: 14) {
          Group {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.red)
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
            Image(systemName: "person.circle.fill").foregroundStyle(.blue)
          }
          .font(.title2)
          Text(name).font(.callout).foregroundStyle(.secondary)
        }
        .symbolRenderingMode(mode)
      }
      WrappingRow(spacing: 14) {
        Image(systemName: "speaker.wave.3.fill", variableValue: volume)
        Image(systemName: "wifi", variableValue: volume)
        Image(systemName: "chart.bar.fill", variableValue: volume)
        Slider(value: $volume).frame(width: 110).accessibilityLabel("Variable value of the symbols")
      }
      .font(.title2)
    }
  }
}

private struct Addresses: View {
  var body: some View {
    HStack(spacing: 16) {
      ForEach([Self.picture, URL(string: "data:,"), nil], id: \.self) { url in
        AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.25))) { phase in
          if let image = phase.image {
            image.resizable().scaledToFill().accessibilityLabel("A picture from a URL")
          } else {
            ZStack {
              Color.gray.opacity(0.15)
              if phase.error != nil { Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary) } else { ProgressView() }
            }
          }
        }
        .frame(width: 84, height: 84)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      }
    }
  }

  /// A picture that requires no network.
  private static let picture = URL(
    string: "data:image/svg+xml;base64,"
      + Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="168" height="168">
          <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3a7bd5"/><stop offset="1" stop-color="#f7b267"/></linearGradient></defs>
          <rect width="168" height="168" fill="url(#sky)"/><circle cx="118" cy="62" r="20" fill="#fff3c4"/>
          <path d="M0 140 L50 80 L84 118 L112 92 L168 146 V168 H0 Z" fill="#2f4858"/>
        </svg>
        """.utf8
      ).base64EncodedString())
}
