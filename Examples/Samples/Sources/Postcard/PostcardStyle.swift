import SwiftUI

/// The paper of a postcard.
enum PostcardStyle: String, CaseIterable, Identifiable {
  case white, cream, night

  var id: Self { self }

  var paper: Color {
    switch self {
    case .white: .white
    case .cream: Color(red: 0.98, green: 0.94, blue: 0.86)
    case .night: Color(red: 0.11, green: 0.13, blue: 0.19)
    }
  }

  var ink: Color { self == .night ? .white : Color(white: 0.15) }
}
