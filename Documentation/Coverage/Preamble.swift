// What the forms in forms.txt are checked with: each becomes the body of a view property of `Forms`.
import CoreGraphics
import SwiftUI

struct Item: Identifiable, Hashable {
  var id = 0
  var name = ""
  var flag = false
  var children: [Item]?
}

enum Field { case name }

struct Mistake: LocalizedError {}

struct Bending: ViewModifier, Animatable {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.rotationEffect(.degrees(amount)) }
}

@MainActor
struct Forms {
  @State var flag = false
  @State var text = ""
  @State var number = 0.5
  @State var count = 1
  @State var date = Date()
  @State var item: Item?
  @State var items: [Item] = []
  @State var words: [String] = []
  @State var word: String?
  @State var chosen: Int?
  @State var scrolled: Int?
  @State var position = ScrollPosition(idType: Int.self)
  @State var path = NavigationPath()
  @FocusState var isFocused: Bool
  @FocusState var field: Field?
  @Namespace var space
  let mistake: Mistake? = nil
  let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 10))]
  var view: Text { Text("") }
  var cgImage: CGImage { ImageRenderer(content: view).cgImage! }
  func act() {}
}
