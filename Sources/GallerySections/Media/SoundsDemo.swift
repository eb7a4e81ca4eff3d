import AVFoundation
import SwiftUI

/// Bars that play sounds when they are pressed.
struct SoundsDemo: View {
  @State private var players: [Int: AVAudioPlayer] = [:]
  @State private var struck: Int?
  @State private var problem: String?

  private static let tones: [(name: String, frequency: Double, color: Color)] = [
    ("C", 261.63, .red), ("D", 293.66, .orange), ("E", 329.63, .yellow), ("G", 392, .green), ("A", 440, .blue), ("C", 523.25, .purple),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .center, spacing: 8) {
        ForEach(Self.tones.indices, id: \.self) { index in
          let tone = Self.tones[index]
          Button(tone.name) { strike(index) }
            .buttonStyle(BarStyle(color: tone.color, isStruck: struck == index))
            .frame(height: 130 - CGFloat(index) * 11)
            .accessibilityLabel("\(tone.name), \(Int(tone.frequency)) hertz")
        }
      }
      .frame(height: 136)
      Text(problem ?? "Each bar is an AVAudioPlayer that plays a computed sound.").font(.caption).foregroundStyle(.secondary)
    }
  }

  private func strike(_ index: Int) {
    do {
      let player = try players[index] ?? AVAudioPlayer(data: WaveFile.chime(Self.tones[index].frequency))
      players[index] = player
      player.currentTime = 0
      player.play()
      struck = index
      withAnimation(.easeOut(duration: 0.6)) { struck = nil }
    } catch {
      problem = error.localizedDescription
    }
  }
}

private struct BarStyle: ButtonStyle {
  let color: Color
  let isStruck: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .shadow(color: .black.opacity(0.35), radius: 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.gradient, in: RoundedRectangle(cornerRadius: 8))
      .brightness(isStruck ? 0.25 : 0)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}

/// A sound as a WAV file.
enum WaveFile {
  /// Returns a tone that fades out within a second.
  static func chime(_ frequency: Double) -> Data {
    let rate = 22050.0
    let samples = (0..<Int(rate)).map { index in
      let time = Double(index) / rate
      let tone = sin(2 * .pi * frequency * time) + 0.3 * sin(8 * .pi * frequency * time) * exp(-12 * time)
      return Int16(9000 * tone * exp(-4 * time) * min(1, time * 400))
    }
    return file(of: samples, rate: UInt32(rate))
  }

  private static func file(of samples: [Int16], rate: UInt32) -> Data {
    let size = UInt32(samples.count * 2)
    var data = Data("RIFF".utf8)
    func append<Value: FixedWidthInteger>(_ value: Value) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    append(36 + size)
    data.append(Data("WAVEfmt ".utf8))
    append(UInt32(16))
    // The format is one channel of 16-bit samples.
    append(UInt16(1))
    append(UInt16(1))
    append(rate)
    append(rate * 2)
    append(UInt16(2))
    append(UInt16(16))
    data.append(Data("data".utf8))
    append(size)
    for sample in samples { append(sample) }
    return data
  }
}
