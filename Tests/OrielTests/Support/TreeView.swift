import Foundation
import Oriel

extension EnvironmentValues {
  /// Indicates whether each item of a random tree is wrapped in modifiers that have no effect.
  var wrapsInIdentities: Bool {
    get { self[IdentityWrappersKey.self] }
    set { self[IdentityWrappersKey.self] = newValue }
  }
}

private enum IdentityWrappersKey: EnvironmentKey { static let defaultValue = false }

/// The view of an item in a random tree.
struct TreeView: View {
  let item: TreeItem
  @Environment(\.wrapsInIdentities) private var wrapsInIdentities

  var body: some View {
    if wrapsInIdentities {
      TreeItemView(item: item).offset(.zero).scaleEffect(1).rotationEffect(.zero).opacity(1).padding(0)
    } else {
      TreeItemView(item: item)
    }
  }
}

private struct TreeItemView: View {
  let item: TreeItem

  private var content: some View { ForEach(item.children) { TreeView(item: $0) } }

  var body: some View {
    switch item.kind {
    case .vertical: VStack(alignment: item.isOn ? .leading : .trailing, spacing: CGFloat(item.number % 9)) { content }
    case .horizontal: HStack(alignment: item.isOn ? .top : .center) { content }
    case .depth: ZStack(alignment: item.isOn ? .topLeading : .bottom) { content }
    case .text: Text(item.text)
    case .color: Color.red.frame(width: CGFloat(item.number % 40), height: item.isOn ? 12 : 30)
    case .frame: VStack { content }.frame(width: CGFloat(40 + item.number % 60), height: item.isOn ? 30 : nil)
    case .flexFrame:
      HStack { content }.frame(minWidth: item.isOn ? 20 : nil, maxWidth: CGFloat(40 + item.number % 100), alignment: .leading)
    case .padding: VStack { content }.padding(item.isOn ? .all : .leading, CGFloat(item.number % 12))
    case .condition:
      if item.isOn {
        VStack { content }
      } else {
        Text(item.text)
      }
    case .opacity: VStack { content }.opacity(item.isOn ? 1 : Double(item.number % 10) / 10)
    case .offset: VStack { content }.offset(x: CGFloat(item.number % 30), y: item.isOn ? 5 : -5)
    case .background: VStack { content }.background { if item.isOn { Color.blue } }
    case .plain: content
    default: TreeEnvironmentView(item: item)
    }
  }
}

private struct TreeEnvironmentView: View {
  let item: TreeItem

  private var content: some View { ForEach(item.children) { TreeView(item: $0) } }

  var body: some View {
    switch item.kind {
    case .font: content.font(item.isOn ? .title : .system(size: CGFloat(8 + item.number % 20)))
    case .style: content.foregroundStyle(item.isOn ? Color.red : Color.secondary)
    case .direction: HStack { content }.environment(\.layoutDirection, item.isOn ? .rightToLeft : .leftToRight)
    case .typeSize: content.dynamicTypeSize(item.isOn ? .xxxLarge : .small)
    case .disabled: content.disabled(item.isOn)
    case .textSettings: VStack { content }.lineLimit(item.isOn ? 1 : nil).multilineTextAlignment(item.number % 2 == 0 ? .center : .trailing)
    case .identity: VStack { content }.id(item.number % 3)
    case .transition:
      HStack {
        if item.isOn {
          VStack { content }.transition(.move(edge: .leading))
        } else {
          Text(item.text).transition(.scale)
        }
      }
    case .modifiedOrNot: if item.isOn { content.padding(4) } else { content }
    case .erased: item.isOn ? AnyView(VStack { content }) : AnyView(Text(item.text).padding(3))
    default: TreeShapeView(item: item)
    }
  }
}

private struct TreeShapeView: View {
  let item: TreeItem

  private var content: some View { ForEach(item.children) { TreeView(item: $0) } }
  private var length: CGFloat { CGFloat(item.number % 50) }

  var body: some View {
    switch item.kind {
    case .control:
      VStack {
        Button(item.text) {}.disabled(item.isOn)
        Toggle(item.text, isOn: .constant(item.isOn))
      }
    case .geometry:
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX))").lineLimit(1)
        content
      }
    case .guide: guided(isOn: item.isOn, length: length)
    case .priority: VStack { content }.layoutPriority(item.isOn ? 1 : 0)
    case .order: VStack { content }.zIndex(item.isOn ? 1 : 0)
    case .overlay: VStack { content }.overlay(alignment: item.isOn ? .bottomTrailing : .topLeading) { Circle().frame(width: 9, height: 9) }
    case .turn: VStack { content }.rotationEffect(.degrees(Double(item.number))).scaleEffect(item.isOn ? 0.5 : 1)
    case .clip: VStack { content }.clipShape(RoundedRectangle(cornerRadius: length / 5)).shadow(radius: item.isOn ? 3 : 0)
    case .fixed: HStack { content }.fixedSize(horizontal: item.isOn, vertical: item.number % 2 == 0)
    case .ratio: VStack { content }.aspectRatio(0.5 + length / 20, contentMode: item.isOn ? .fit : .fill)
    case .place: VStack { content }.position(x: length, y: item.isOn ? 10 : 40)
    case .spacer:
      HStack {
        Spacer(minLength: length)
        content
        if item.isOn { Divider() }
      }
    case .slope: SlopeLayout(step: item.isOn ? length : 4) { content }
    case .scroll: ScrollView(item.isOn ? .vertical : .horizontal) { content }.frame(width: 80, height: 60 + length)
    case .lazy:
      ScrollView {
        if item.isOn {
          LazyVStack(spacing: length / 10) {
            content
            ForEach(0..<item.number, id: \.self) { Text(verbatim: "\($0)") }
          }
        } else {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) { content }
        }
      }
      .frame(maxHeight: 120)
    default: EmptyView()
    }
  }
}

extension TreeShapeView {
  /// Returns the content with alignment guides. The body reads the values that the closures use, because reads during layout aren't
  /// observed.
  private func guided(isOn: Bool, length: CGFloat) -> some View {
    VStack { content }.alignmentGuide(.leading) { isOn ? $0.width / 2 : 0 }.alignmentGuide(.top) { _ in length / 5 }
  }
}

/// A layout that places each view one step to the right of and below the previous one.
private struct SlopeLayout: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.enumerated().reduce(into: CGSize.zero) { size, entry in
      let own = entry.element.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width + CGFloat(entry.offset) * step)
      size.height = max(size.height, own.height + CGFloat(entry.offset) * step)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY + CGFloat(index) * step), proposal: .unspecified)
    }
  }
}
