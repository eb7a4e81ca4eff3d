// The names that the files of `Scripts/benchmark-compile` use. Each is declared once, as a generic function or type, so that these files
// measure the compiler's time for the same expressions without overload resolution.

public protocol View {}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group<(repeat each Content)> { Group() }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
  public static func buildIf<Content: View>(_ content: Content?) -> Maybe<Content> { Maybe() }
}

public struct Group<Content>: View {}
public struct Either<First: View, Second: View>: View {}
public struct Maybe<Content: View>: View {}
public struct Modified<Content: View, Change>: View {}

public struct Text: View {
  public init(_ text: String) {}
}

public struct Spacer: View { public init() {} }

public struct Color: View, Sendable {
  public static let red = Color()
  public static let blue = Color()
  public func opacity(_ opacity: Double) -> Color { self }
}

public struct Font: Sendable {
  public static let body = Font()
  public static let headline = Font()
}

public enum Edges { case horizontal, vertical, top, all }
public enum Alignment { case center, leading }

public struct VStack<Content: View>: View {
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: View {
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: View {
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct Button: View {
  public init(_ title: String, action: @escaping () -> Void) {}
}

public struct Toggle: View {
  public init(_ title: String, isOn: Binding<Bool>) {}
}

public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
}

public struct Slider: View {
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>) {}
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var projectedValue: Binding<Value> { Binding() }
}

public struct Binding<Value> {}

extension View {
  public func padding(_ edges: Edges = .all, _ length: Double? = nil) -> Modified<Self, Edges> { Modified() }
  public func frame(width: Double? = nil, height: Double? = nil) -> Modified<Self, Double> { Modified() }
  public func background(_ color: Color) -> Modified<Self, Color> { Modified() }
  public func foregroundStyle(_ color: Color) -> Modified<Self, Color> { Modified() }
  public func font(_ font: Font) -> Modified<Self, Font> { Modified() }
  public func opacity(_ opacity: Double) -> Modified<Self, Double> { Modified() }
  public func cornerRadius(_ radius: Double) -> Modified<Self, Double> { Modified() }
  public func offset(x: Double, y: Double) -> Modified<Self, Double> { Modified() }
  public func onTapGesture(perform action: @escaping () -> Void) -> Modified<Self, Void> { Modified() }
  public func overlay<Overlay: View>(@ViewBuilder content: () -> Overlay) -> Modified<Self, Overlay> { Modified() }
}
