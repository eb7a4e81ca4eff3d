import Foundation

/// An accessibility element of a window, with a persistent id, as of one snapshot.
package struct AccessibilityElement {
  /// An action that assistive technology can perform on the element.
  package struct Action {
    /// The name of the action for programs, such as `press`. For a named action, the name that the app has given it.
    package let name: String
    /// The name of the action for users, or `nil` for a named action.
    package var word: BuiltInText?
    /// The description of the action beside its name, such as its category.
    package var description: @MainActor () -> String = { "" }
    package let handler: () -> Void

    /// The name in the user's language.
    package var localizedName: String { word.map { String(own: $0) } ?? name }
  }

  /// A number that no other element of the process shares, at any time.
  package let id: Int
  /// The id of the parent, or `nil` for an element at the top level of the window.
  package let parent: Int?
  package var children: [Int] = []
  package let role: AccessibilityRole
  package let label: String
  package let value: String?
  package let hint: String?
  package let identifier: String?
  package let states: AccessibilityStates
  /// The level of the heading, from 1 to 6, or `nil` if the element isn't a heading or has no level.
  package let headingLevel: Int?
  package let isSearchField: Bool
  package let inputLabels: [String]
  package let textContentType: AccessibilityTextContentType?
  /// The frame of the element in window coordinates, in points.
  package let frame: CGRect
  package let range: AccessibilityRange?
  package let actions: [Action]
  package let text: AccessibleTextState?
  /// The ids of related elements by the kind of the relation.
  package let relations: [AccessibilityRelation: [Int]]
  /// The part of the frame that is within the window and within the enclosing scroll areas and lists, or the null rectangle if the element
  /// isn't visible.
  package let visibleFrame: CGRect
}

/// A difference between two snapshots of a window's elements.
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
