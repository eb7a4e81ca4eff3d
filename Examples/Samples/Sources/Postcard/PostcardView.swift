import SwiftUI

/// A photo with a greeting below it.
struct PostcardView: View {
  let photo: Image?
  let greeting: String
  let style: PostcardStyle

  var body: some View {
    VStack(spacing: 14) {
      ZStack {
        style.ink.opacity(0.08)
        if let photo {
          photo.resizable().scaledToFill()
        } else {
          Image(systemName: "photo").font(.system(size: 44)).foregroundStyle(style.ink.opacity(0.35))
        }
      }
      .frame(height: 260)
      .clipShape(RoundedRectangle(cornerRadius: 4))
      Text(greeting.isEmpty ? "Greetings" : greeting)
        .font(.system(.title3, design: .serif).italic())
        .foregroundStyle(style.ink.opacity(greeting.isEmpty ? 0.45 : 1))
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(18)
    .background(style.paper, in: RoundedRectangle(cornerRadius: 8))
    .shadow(color: .black.opacity(0.25), radius: 10, y: 4)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Postcard")
    .accessibilityValue("\(photo == nil ? "no photo" : "with a photo"), \(greeting)")
  }
}
