import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIAppearance", .serialized)
struct UIAppearanceTests {
  /// Returns the diagnostics that result from a view that sets styles.
  private func told(_ body: @escaping () -> Void) throws -> [String] {
    let host = TestHost { Button("Style") { body() } }
    defer { host.close() }
    try host.tap("Style")
    return host.messages
  }

  @Test("Bar styles without an effect report one diagnostic per class, and can be read back")
  func bars() throws {
    let messages = try told {
      let bar = UINavigationBar.appearance()
      bar.barTintColor = .red
      bar.titleTextAttributes = [.foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 20)]
      bar.setBackgroundImage(UIImage(), for: .default)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
      let tabs = UITabBarAppearance()
      tabs.configureWithTransparentBackground()
      tabs.stackedLayoutAppearance.normal.iconColor = .red
      UITabBar.appearance().standardAppearance = tabs
      UITabBar.appearance().isHidden = true
    }
    #expect(messages.count == 2, "\(messages)")
    #expect(messages.contains { $0.contains("UINavigationBar.barTintColor") && $0.contains("toolbarBackground(_:for:)") }, "\(messages)")
    #expect(messages.contains { $0.contains("UITabBar.standardAppearance") }, "\(messages)")
    let bar = UINavigationBar.appearance()
    #expect(bar.barTintColor == .red && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .green && bar.isTranslucent)
    #expect(bar.standardAppearance === bar.scrollEdgeAppearance && bar.standardAppearance.backgroundColor == .systemBackground)
    #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(UITabBar.appearance().standardAppearance.stackedLayoutAppearance.normal.iconColor == .red)
    #expect(UITabBar.appearance().isHidden && UINavigationBar.appearance() === bar)
    bar.barTintColor = nil
    #expect(bar.barTintColor == nil)
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
    #expect(appearance.backIndicatorImage == UIImage(systemName: "arrow.left") && appearance.backIndicatorTransitionMaskImage != nil)
    appearance.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage == nil)
  }

  @Test("Styles of lists, text views, page controls, segmented controls and scroll views report one diagnostic per class")
  func others() throws {
    let messages = try told {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      UITableView.appearance().tableFooterView = UIView()
      UITableViewCell.appearance().selectionStyle = .none
      UIScrollView.appearance().bounces = false
      UIScrollView.appearance().keyboardDismissMode = .interactive
      UITextView.appearance().backgroundColor = .clear
      UIPageControl.appearance().currentPageIndicatorTintColor = .black
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      UISegmentedControl.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).selectedSegmentTintColor = .black
      UITextField.appearance().clearButtonMode = .whileEditing
    }
    let classes = [
      "UITableView", "UITableViewCell", "UIScrollView", "UITextView", "UIPageControl", "UISegmentedControl", "UITextField",
    ]
    #expect(messages.count == classes.count, "\(messages)")
    for name in classes { #expect(messages.contains { $0.hasPrefix("\(name).") }, "\(name): \(messages)") }
    #expect(UITableView.appearance().separatorStyle == .none && UITableView.appearance().bounces, "each class has its own values")
    #expect(!UIScrollView.appearance().bounces && UIScrollView.appearance().keyboardDismissMode == .interactive)
    let attributes = UISegmentedControl.appearance().titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .white && UISegmentedControl.appearance().titleTextAttributes(for: .normal) == nil)
  }

  @Test("Setting a window's tintColor reports that it has no effect")
  func window() throws {
    let messages = try told { UIApplication.shared.windows.first?.tintColor = .red }
    #expect(messages.count == 1 && messages[0].hasPrefix("UIWindow.tintColor"), "\(messages)")
  }
}
