// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

/// UIKit API that apps written for SwiftUI use.

extension UIColor {
  /// Creates a colour from six hexadecimal digits.
  convenience init?(hex: String) {
    let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0x00FF00) >> 8) / 255,
      blue: CGFloat(value & 0x0000FF) / 255, alpha: 1)
  }

  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: "#FFCC66") ?? .white : .systemIndigo
  }

  func lighter(by amount: CGFloat = 0.2) -> UIColor {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return self
    }
    return UIColor(
      hue: hue, saturation: saturation, brightness: min(brightness + amount, 1), alpha: alpha)
  }
}

extension Color {
  static let card = Color(UIColor.secondarySystemBackground)
  static let line = Color(uiColor: .separator)

  var isLight: Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }
}

/// A search bar like those in apps of 2019.
struct SearchField: UIViewRepresentable {
  @Binding var text: String
  let placeholder: String
  var onReturn: () -> Void = {}

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: SearchField

    init(_ parent: SearchField) { self.parent = parent }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      parent.onReturn()
      textField.resignFirstResponder()
      return true
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.backgroundColor = .tertiarySystemFill
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    context.coordinator.parent = self
    uiView.text = text
  }
}

/// A spinner like those in apps before `ProgressView`.
struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style

  func makeUIView(context: UIViewRepresentableContext<Self>) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: style)
  }

  func updateUIView(
    _ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<Self>
  ) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

/// An app's custom view.
final class Badge: UIView {
  private let label = UILabel()

  var count = 0 {
    didSet { label.text = "\(count) found" }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.brand.withAlphaComponent(0.2)
    label.textColor = .brand
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = UIFont.boldSystemFont(ofSize: 15)
    backgroundColor = .brand
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

struct PillView: UIViewRepresentable {
  let title: String
  let action: () -> Void

  func makeUIView(context: Context) -> PillButton {
    let button = PillButton()
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ uiView: PillButton, context: Context) {}
}

struct BadgeView: UIViewRepresentable {
  let count: Int

  func makeUIView(context: Context) -> Badge { Badge() }
  func updateUIView(_ uiView: Badge, context: Context) { uiView.count = count }
}

struct PhotoView: View {
  let data: Data?

  var body: some View {
    if let data = data, let photo = UIImage(data: data) {
      Image(uiImage: photo)
        .resizable()
        .accessibilityLabel("Photo")
        .aspectRatio(photo.size.width / max(photo.size.height, 1), contentMode: .fit)
    } else {
      Image(systemName: "photo").accessibilityLabel("No photo")
    }
  }
}

struct UIKitPartsView: View {
  private let names = ["Ada", "Alan", "Grace"]
  private let feedback = UINotificationFeedbackGenerator()
  @State private var query = ""
  @State private var isBusy = false
  @State private var pasted = ""

  private var found: [String] {
    query.isEmpty ? names : names.filter { $0.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    VStack(spacing: UIScreen.main.bounds.width < 400 ? 8 : 16) {
      SearchField(text: $query, placeholder: "Search") { isBusy = true }
      ActivityIndicator(isAnimating: $isBusy, style: .large)
      BadgeView(count: found.count)
      ForEach(found, id: \.self) { name in
        Button(name) {
          UIPasteboard.general.string = name
          feedback.notificationOccurred(.success)
        }
      }
      PillView(title: "Paste") { pasted = UIPasteboard.general.string ?? "" }
      Text("Pasted \(pasted)").font(Font(UIFont.boldSystemFont(ofSize: 15)))
      PhotoView(data: nil)
      PhotoView(data: Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 4, 0, 2, 0]))
      Text(Color(uiColor: UIColor.brand.lighter()).isLight ? "Light" : "Dark")
      if UIDevice.current.userInterfaceIdiom == .phone { Text("Phone") }
    }
    .background(Color.card)
    .sensoryFeedback(.selection, trigger: query)
    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: pasted) { old, new in
      old != new
    }
    .sensoryFeedback(trigger: isBusy) { _, new in new ? .start : .stop }
  }
}
