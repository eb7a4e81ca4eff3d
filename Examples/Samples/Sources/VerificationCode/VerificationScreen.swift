import SwiftUI

/// A screen that requests the code that was sent to the user, verifies it, and shows the result.
public struct VerificationScreen: View {
  private enum Stage: Equatable {
    case entry, checking, verified
  }

  private let recipient: String
  private let length: Int
  private let verify: (String) async -> Bool

  @State private var code = ""
  @State private var stage = Stage.entry
  @State private var refusals = 0
  @State private var sendDate = Date.now
  @FocusState private var isFocused: Bool

  /// Creates a screen.
  ///
  /// - Parameter verify: A closure that returns whether the code is correct.
  public init(recipient: String, length: Int = 6, verify: @escaping (String) async -> Bool) {
    self.recipient = recipient
    self.length = length
    self.verify = verify
  }

  public var body: some View {
    ZStack {
      if stage == .verified {
        SuccessView(onReset: reset)
          .transition(.scale(scale: 0.8).combined(with: .opacity))
      } else {
        form
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(colors: [.indigo.opacity(0.18), .clear], startPoint: .top, endPoint: .center)
        .ignoresSafeArea()
    }
  }

  private var form: some View {
    VStack(spacing: 28) {
      VStack(spacing: 10) {
        Image(systemName: "message.fill")
          .font(.system(size: 52))
          .foregroundStyle(.indigo)
          .accessibilityHidden(true)
        Text("Check your messages")
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
        Text("Enter the \(length)-digit code that we sent to\n**\(recipient)**")
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }

      CodeField(code: $code, length: length, isRefused: refusals > 0 && code.isEmpty, isFocused: $isFocused)
        .shake(trigger: refusals)
        .disabled(stage == .checking)

      ZStack { status }
        .frame(height: 24)

      ResendButton(sendDate: sendDate) {
        sendDate = .now
        code = ""
        isFocused = true
      }
    }
    .padding(24)
    .frame(maxWidth: 440)
    .onAppear { isFocused = true }
    .onChange(of: code) { _, newCode in
      if newCode.count == length { check(newCode) }
    }
  }

  @ViewBuilder private var status: some View {
    if stage == .checking {
      HStack(spacing: 8) {
        ProgressView()
          .controlSize(.small)
        Text("Checking…")
      }
      .foregroundStyle(.secondary)
    } else if refusals > 0 && code.isEmpty {
      Label("That code isn't right. Try again.", systemImage: "exclamationmark.circle")
        .foregroundStyle(.red)
    }
  }

  private func check(_ code: String) {
    stage = .checking
    Task {
      let isRight = await verify(code)
      if isRight {
        isFocused = false
        withAnimation(.spring) { stage = .verified }
      } else {
        stage = .entry
        self.code = ""
        isFocused = true
        withAnimation(.linear(duration: 0.4)) { refusals += 1 }
      }
    }
  }

  private func reset() {
    code = ""
    refusals = 0
    withAnimation(.spring) { stage = .entry }
  }
}

#Preview {
  VerificationScreen(recipient: "+1 (555) 010-4477") { code in
    try? await Task.sleep(for: .seconds(1))
    return code == "246810"
  }
}
