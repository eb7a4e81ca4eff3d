import AVFoundation
import Foundation
import OrielDrawing
import Testing

struct AVAssetTests {
  @Test("An asset loads its properties")
  func loading() async throws {
    let asset = AVURLAsset(url: TestMedia.movie)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(abs(duration.seconds - 2) < 0.1 && isPlayable)
    await #expect(throws: AVError.self) { try await AVURLAsset(url: URL(filePath: "/nowhere/movie.mp4")).load(.duration) }
  }

  @Test("An image generator generates images of a movie at the requested times")
  func images() async throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: TestMedia.movie))
    generator.requestedTimeToleranceBefore = .zero
    generator.requestedTimeToleranceAfter = .zero
    let (image, time) = try await generator.image(at: seconds(1.5))
    #expect(image.width == 64 && image.height == 48 && abs(time.seconds - 1.5) < 0.11)
    generator.maximumSize = CGSize(width: 32, height: 0)
    var actual = CMTime.invalid
    let small = try generator.copyCGImage(at: seconds(0.5), actualTime: &actual)
    #expect(small.width == 32 && small.height == 24 && actual.isNumeric)
    // The last image represents each later time.
    _ = try generator.copyCGImage(at: seconds(99), actualTime: nil)
    #expect(throws: AVError.self) { try generator.copyCGImage(at: .invalid, actualTime: nil) }
    await #expect(throws: AVError.self) { try await AVAssetImageGenerator(asset: AVURLAsset(url: TestMedia.sound)).image(at: .zero) }
  }

  @Test("Requests for several images are answered in order, and pending ones can be canceled")
  func manyImages() async throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: TestMedia.movie))
    let times = stride(from: 0, to: 2, by: 0.25).map { NSValue(time: seconds($0)) }
    var results: [(CMTime, AVAssetImageGenerator.Result)] = []
    let answers = AsyncStream<(CMTime, AVAssetImageGenerator.Result)> { continuation in
      generator.generateCGImagesAsynchronously(forTimes: times) { requested, _, _, result, _ in
        continuation.yield((requested, result))
        generator.cancelAllCGImageGeneration()
      }
    }
    for await answer in answers {
      results.append(answer)
      if results.count == times.count { break }
    }
    #expect(results.map(\.0.seconds) == times.map(\.timeValue.seconds))
    #expect(results.map(\.1) == [.succeeded] + Array(repeating: .cancelled, count: times.count - 1))
  }
}
