import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Presentation host: cost")
struct PresentationHostCostTests {
  private struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private final class Questions {
    var guides = 0
    var preferences = 0
  }

  private struct Asked: View {
    let questions: Questions

    var body: some View {
      Text("modal")
        .alignmentGuide(HorizontalAlignment.center) {
          questions.guides += 1
          return $0.width / 2
        }
        .transformPreference(Key.self) {
          questions.preferences += 1
          $0 += 1
        }
    }
  }

  @Test("Presenting a modal above others evaluates no preferences and few alignment guides of the others")
  func others() {
    let script = Script()
    let (below, above) = (Questions(), Questions())
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      ZStack {
        ForEach(0..<10) { number in
          Color.white.presentationHost(id: "below \(number)", isPresented: script.binding("below")) { Asked(questions: below) }
        }
        Color.white.presentationHost(id: "above", isPresented: script.binding("above")) { Asked(questions: above) }
      }
      .presentationHostLayer()
      .onPreferenceChange(Key.self) { _ in }
    }
    script["below"] = true
    host.advance(by: 1)
    #expect(host.findAll(label: "modal").count == 1 && below.guides > 0)
    (below.guides, below.preferences) = (0, 0)
    script["above"] = true
    host.advance(by: 1)
    // The guides and preferences of the new modal are evaluated, for its position and its dismissal.
    #expect(above.guides > 0 && above.preferences > 0)
    // The environment of the previously topmost modal changes.
    #expect(below.guides <= 2 && below.preferences == 0)
    script["above"] = false
    host.advance(by: 1)
    #expect(below.preferences == 0)
  }
}
