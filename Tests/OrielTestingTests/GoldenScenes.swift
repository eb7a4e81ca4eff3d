import Oriel

struct ShapesScene: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        Circle().fill(.orange)
        Capsule().fill(.green).frame(height: 26)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.blue, lineWidth: 4)
        Ellipse().stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [7, 4])).padding(2)
        Circle().trim(from: 0, to: 0.7).stroke(.pink, style: StrokeStyle(lineWidth: 6, lineCap: .round)).padding(4)
      }
      HStack(spacing: 10) {
        gradient(LinearGradient(colors: [.blue, .mint], startPoint: .topLeading, endPoint: .bottomTrailing))
        gradient(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 3, endRadius: 30))
        gradient(LinearGradient(colors: [.indigo, Color.indigo.opacity(0)], startPoint: .leading, endPoint: .trailing))
        gradient(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
        gradient(Color.teal.gradient)
      }
    }
    .padding(12)
  }

  private func gradient(_ style: some ShapeStyle) -> some View { RoundedRectangle(cornerRadius: 8).fill(style) }
}

struct TextStylesScene: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body, ").foregroundStyle(.secondary) + Text("bold, ").bold() + Text("italic, ").italic() + Text("underlined").underline()
      Text("Struck").strikethrough(true, color: .red) + Text(" and blue").foregroundStyle(.blue)
      Text("Caption").font(.caption)
      Text("Monospaced 0123").font(.system(size: 15, weight: .semibold, design: .monospaced))
      Text("One line that is too long for its room").lineLimit(1)
      Text("Two lines, centred\nin the middle").font(.footnote).multilineTextAlignment(.center).frame(maxWidth: .infinity)
    }
    .padding(10)
  }
}

struct ScriptsScene: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Grüße, привет, γειά")
      Text("日本語と中文")
      Text("👩‍🚀 🏳️‍🌈 🎉 fi")
      Text("abc مرحبا بالعالم 123")
      Text("שלום, world!").environment(\.layoutDirection, .rightToLeft).frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(10)
  }
}

struct EffectsScene: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 16) {
        card.shadow(color: Color.black.opacity(0.5), radius: 6, y: 4)
        card.blur(radius: 3)
        card.opacity(0.4)
        card.mask { Circle().padding(4) }
      }
      HStack(spacing: 16) {
        card.rotationEffect(.degrees(20))
        card.scaleEffect(x: 0.6, y: 0.9, anchor: .bottom)
        card.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        overlapping.compositingGroup().opacity(0.5)
      }
    }
    .padding(12)
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
      .frame(width: 42, height: 42)
      .overlay { Text("Aa").font(.headline).foregroundStyle(.white) }
  }

  /// In a compositing group, the overlap has the color of the circle in front.
  private var overlapping: some View {
    ZStack {
      Circle().fill(.blue).frame(width: 28, height: 28).offset(x: -8)
      Circle().fill(.red).frame(width: 28, height: 28).offset(x: 8)
    }
    .frame(width: 42, height: 42)
  }
}

struct ControlsScene: View {
  @State private var name = "Ada"
  @State private var empty = ""
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Go") {}.buttonStyle(.borderedProminent)
      }
      HStack(spacing: 8) {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      HStack(spacing: 12) {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
      }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityIdentifier("name")
      TextField("A prompt", text: $empty).textFieldStyle(.roundedBorder)
      Label("With a symbol", systemImage: "star")
    }
    .padding(12)
  }
}

struct TransitionScene: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Change") { withAnimation(.linear(duration: 0.4)) { isOn.toggle() } }
      HStack(spacing: 8) {
        if isOn {
          square(.green).transition(.scale.combined(with: .opacity))
        } else {
          square(.red).transition(.move(edge: .bottom).combined(with: .opacity))
        }
        square(.blue).rotationEffect(.degrees(isOn ? 90 : 0))
        RoundedRectangle(cornerRadius: isOn ? 22 : 2).fill(isOn ? Color.purple : Color.yellow).frame(width: isOn ? 88 : 44, height: 44)
      }
    }
    .padding(10)
  }

  private func square(_ color: Color) -> some View { RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 44, height: 44) }
}

struct CardsScene: View {
  var body: some View {
    HStack(spacing: 24) {
      Button(action: {}) {
        LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing).frame(width: 110, height: 74)
      }
      Button(action: {}) { Text("Plate").frame(width: 110, height: 74) }
    }
    .buttonStyle(.card)
  }
}
