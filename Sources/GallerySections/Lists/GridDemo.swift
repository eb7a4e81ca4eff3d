import SwiftUI

/// Cards that snap side by side, above a grid with as many columns as fit. Pulling the grid down changes its colors.
struct GridDemo: View {
  @State private var count = 600
  /// The number of times that the colors were changed.
  @State private var mixes = 0

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Colors", note: "\(count.formatted()) swatches, pull down for new ones") {
        Button("Add a hundred") { count += 100 }.buttonStyle(.bordered)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Carousel()
          Text("Swatches").font(.headline).padding(.horizontal, 16)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 10)], spacing: 10) {
            ForEach(0..<count, id: \.self) { number in
              Swatch(number: number, shift: mixes)
                .scrollTransition { swatch, phase in
                  swatch.opacity(phase.isIdentity ? 1 : 0.25).scaleEffect(phase.isIdentity ? 1 : 0.8)
                }
            }
          }
          .padding(.horizontal, 16)
        }
        .padding(.vertical, 16)
      }
      .refreshable {
        try? await Task.sleep(nanoseconds: 900_000_000)
        mixes += 1
      }
      .accessibilityIdentifier("grid")
    }
  }
}

private struct Carousel: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(0..<40, id: \.self) { number in
          CarouselCard(number: number)
            .scrollTransition(axis: .horizontal) { card, phase in
              card.opacity(1 - abs(phase.value) * 0.5).scaleEffect(1 - abs(phase.value) * 0.12)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .frame(height: 150)
    .accessibilityIdentifier("carousel")
  }
}

private struct CarouselCard: View {
  let number: Int

  var body: some View {
    let hue = Double(number * 7 % 40) / 40
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [Color(hue: hue, saturation: 0.55, brightness: 0.78), Color(hue: hue, saturation: 0.8, brightness: 0.46)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 2) {
        Text("Palette \(number + 1)").font(.headline)
        Text("\(Int(hue * 360))° on the wheel").font(.caption)
      }
      .minimumScaleFactor(0.4)
      .foregroundStyle(.white)
      .padding(14)
    }
    .frame(width: 220, height: 150)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("card-\(number)")
  }
}

private struct Swatch: View {
  let number: Int
  let shift: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(hue: Double((number * 13 + shift * 71) % 360) / 360, saturation: 0.55 + Double(number % 4) * 0.12, brightness: 0.6))
      .frame(height: 72)
      .overlay {
        Text("\(number + 1)").font(.callout).fontWeight(.semibold).monospacedDigit().lineLimit(1).minimumScaleFactor(0.4).padding(4)
          .foregroundStyle(.white)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("swatch-\(number)")
  }
}
