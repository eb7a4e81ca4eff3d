import Foundation

/// An element of a window with an identity that lasts, as it was when the window was looked at.
package struct AccessibilityElement {
  /// Something that the element does when it is asked to.
  package struct Action {
    /// In words for programs, such as `press`; for a named action the name itself.
    package let name: String
    /// What people call it; nil for a named action, which is called by its name.
    package var word: OwnWord?
    /// What is said of it beside its name, such as the heading that it stands under.
    package var description: @MainActor () -> String = { "" }
    package let handler: () -> Void

    /// The name in the user's language.
    package var localizedName: String { word.map { String(own: $0) } ?? name }
  }

  /// No other element of the process has had or will have the number.
  package let id: Int
  /// Nil for one right in the window.
  package let parent: Int?
  package var children: [Int] = []
  package let role: AccessibilityRole
  package let label: String
  package let value: String?
  package let hint: String?
  package let identifier: String?
  package let states: AccessibilityStates
  /// 1 to 6; nil where it is no heading, or one of no level.
  package let headingLevel: Int?
  package let isSearchField: Bool
  package let inputLabels: [String]
  package let textContentType: AccessibilityTextContentType?
  /// In window points.
  package let frame: CGRect
  package let range: AccessibilityRange?
  package let actions: [Action]
  package let text: AccessibleTextState?
  /// Other elements by how this one is related to them.
  package let relations: [AccessibilityRelation: [Int]]
  /// A place as others paint over it, or as it is cut off: what of the frame can be seen.
  package let visibleFrame: CGRect
}

/// What became different about a window's elements between two looks.
package enum AccessibilityChange: Equatable, Sendable {
  case removed(Int, from: Int?, at: Int)
  case added(Int, to: Int?, at: Int)
  case name(Int)
  case description(Int)
  case value(Int)
  case state(Int, AccessibilityStates, isSet: Bool)
  case textRemoved(Int, at: Int, String)
  case textInserted(Int, at: Int, String)
  case caret(Int, Int)
  case textSelection(Int)
}
