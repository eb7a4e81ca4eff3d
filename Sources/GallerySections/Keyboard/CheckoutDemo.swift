import OrielKit
import SwiftUI

/// An order form with a payment bar at the bottom. The keyboard covers the bar, and only the form moves up.
struct CheckoutDemo: View {
  @State private var address = "3 Harbor Street"
  @State private var flat = ""
  @State private var entrance = ""
  @State private var floor = ""
  @State private var comment = ""
  @State private var phone = ""
  @State private var email = ""
  @State private var replaces = true
  @State private var code = ""
  @State private var hasPaid = false

  @ScaledMetric private var barHeight: CGFloat = 68
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  var body: some View {
    DemoScreen {
      VStack(spacing: 0) {
        ScrollView {
          form
            .frame(maxWidth: 460)
            .padding(.vertical, 20)
            .padding(.horizontal, 20)
            .frame(maxWidth: .infinity)
        }
        .accessibilityIdentifier("checkout")
        .scrollAvoidKeyboard(partialAvoidingPadding: barHeight, dismissKeyboardByTap: true)
        payBar
      }
    }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Checkout").font(.title2).fontWeight(.bold)
      CaptionedField(caption: "Address", prompt: "Street and number", text: $address)
      let layout = textScale < 1.5 ? AnyLayout(HStackLayout(alignment: .top, spacing: 10)) : AnyLayout(VStackLayout(spacing: 16))
      layout {
        CaptionedField(caption: "Flat", prompt: "–", text: $flat)
        CaptionedField(caption: "Entrance", prompt: "–", text: $entrance)
        CaptionedField(caption: "Floor", prompt: "–", text: $floor)
      }
      .keyboardType(.numberPad)
      CaptionedField(caption: "Comment", prompt: "For the courier", text: $comment)
      CaptionedField(caption: "Phone", prompt: "+44", text: $phone).keyboardType(.phonePad)
      CaptionedField(caption: "Email", prompt: "For the receipt", text: $email).keyboardType(.emailAddress)
      Toggle("Replace sold-out items", isOn: $replaces)
      CaptionedField(caption: "Promo code", prompt: "If you have one", text: $code)
    }
  }

  private var payBar: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Total").font(.caption).foregroundStyle(.secondary)
          Text("£ 40.30").font(.headline).monospacedDigit()
        }
        Spacer()
        Button(hasPaid ? "Paid" : "Pay") { hasPaid = true }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("pay")
      }
      .padding(.horizontal, 20)
      .frame(maxHeight: .infinity)
    }
    .frame(height: barHeight)
    .background(Color.gray.opacity(0.08))
  }
}
