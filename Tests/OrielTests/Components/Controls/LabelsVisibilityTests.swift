import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct LabelsVisibilityTests {
  private struct Reader: View {
    @Environment(\.labelsVisibility) private var visibility

    var body: some View { Text("\(String(describing: visibility))") }
  }

  @Test("labelsVisibility hides labels, and an inner modifier shows them again")
  func hiding() throws {
    let host = TestHost {
      VStack {
        Toggle("First", isOn: .constant(true)).labelsVisibility(.hidden)
        Group {
          Toggle("Second", isOn: .constant(true)).labelsVisibility(.visible)
          Toggle("Third", isOn: .constant(true))
        }
        .labelsHidden()
      }
    }
    let widths = try ["First", "Second", "Third"].map { try host.find($0).frame.width }
    #expect(widths[0] == widths[2])
    #expect(widths[1] > widths[0])
  }

  @Test("A toggle with a hidden label is accessible by that label", arguments: [false, true])
  func hearing(isBox: Bool) throws {
    let isOn = Box(false)
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Group {
        if isBox {
          Toggle("Sound", isOn: isOn.binding).toggleStyle(.checkbox)
        } else {
          Toggle("Sound", isOn: isOn.binding).toggleStyle(.switch)
        }
      }
      .labelsHidden()
    }
    #expect(host.allElements.map(\.label) == ["Sound"])
    try host.tap("Sound")
    #expect(isOn.value)
  }

  @MainActor
  private final class Box {
    var value: Bool
    init(_ value: Bool) { self.value = value }
    var binding: Binding<Bool> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("The environment provides the visibility of labels to views")
  func reading() {
    let host = TestHost {
      VStack {
        Reader()
        Reader().labelsHidden()
        Reader().labelsVisibility(.visible).labelsHidden()
      }
    }
    #expect(host.allElements.map(\.label) == ["automatic", "hidden", "visible"])
  }
}
