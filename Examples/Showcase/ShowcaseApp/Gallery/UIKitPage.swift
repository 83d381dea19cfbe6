// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

/// The UIKit API that apps use beside SwiftUI: values, views, and the device.
struct UIKitPage: View {
  var body: some View {
    List {
      Lead("SwiftUI apps can use UIKit's colours, images and views.")
      UIKitColors()
      UIKitPictures()
      UIKitViews()
      UIKitDevice()
    }
    .navigationTitle("Beside SwiftUI")
  }
}

private struct UIKitColors: View {
  private static let colors: [(name: String, color: UIColor)] = [
    ("systemTeal", .systemTeal), ("secondaryLabel", .secondaryLabel),
    ("systemGray4", .systemGray4), ("secondarySystemBackground", .secondarySystemBackground),
    ("Dusk (dawn in dark mode)", UIColor { $0.userInterfaceStyle == .dark ? dawn : dusk }),
  ]
  private static let dusk = UIColor(hue: 0.72, saturation: 0.6, brightness: 0.5, alpha: 1)
  private static let dawn = UIColor(red: 1, green: 0.8, blue: 0.5, alpha: 1)

  private static let fonts: [(name: String, font: UIFont)] = [
    ("Title 2", .preferredFont(forTextStyle: .title2)),
    ("Semibold, 17 points", .systemFont(ofSize: 17, weight: .semibold)),
    ("One width, 15 points", .monospacedSystemFont(ofSize: 15, weight: .regular)),
  ]

  var body: some View {
    Section("Colours and fonts") {
      ForEach(Self.colors, id: \.name) { name, color in
        HStack {
          Text(name)
          Spacer()
          RoundedRectangle(cornerRadius: 6).fill(Color(uiColor: color))
            .frame(width: 44, height: 24)
        }
      }
      ForEach(Self.fonts, id: \.name) { name, font in Text(name).font(Font(font)) }
    }
  }
}

/// An image that is created from bytes while the app runs.
private struct UIKitPictures: View {
  @State private var seed = 1

  var body: some View {
    Section("A picture in memory") {
      if let image = UIImage(data: Skyline(seed: seed).file) {
        Image(uiImage: image).resizable().interpolation(.none)
          .accessibilityLabel("Skyline \(seed)").scaledToFit()
        LabeledContent("Pixels", value: "\(Int(image.size.width)) × \(Int(image.size.height))")
      }
      Button("Another skyline") { seed += 1 }
    }
  }
}

/// Hills against the sky, as the bytes of a BMP file.
private struct Skyline {
  let seed: Int
  private let width = 64
  private let height = 24

  init(seed: Int) { self.seed = seed }

  var file: Data {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let length = width * height * 3
    var bytes = Array("BM".utf8) + number(54 + length, 4) + number(0, 4) + number(54, 4)
    bytes += number(40, 4) + number(width, 4) + number(height, 4) + number(1, 2) + number(24, 2)
    bytes += number(0, 4) + number(length, 4) + number(0, 16)
    for y in 0..<height {
      for x in 0..<width { bytes += y < hill(x) ? [72, 120, 84] : [UInt8(255 - y * 4), 200, 150] }
    }
    return Data(bytes)
  }

  private func hill(_ x: Int) -> Int {
    let place = Double(x + seed * 17)
    return 10 + Int(5 * sin(place / 7) + 3 * sin(place / 3))
  }
}

/// UIKit views among SwiftUI views.
private struct UIKitViews: View {
  @State private var count = 0
  @State private var isBusy = false
  @State private var name = ""

  var body: some View {
    Section("Views of UIKit") {
      Tally(count: $count, isBusy: $isBusy)
      NameField(name: $name)
      Text("Counted \(count)\(isBusy ? ", busy" : "")\(name.isEmpty ? "" : ", for \(name)")")
        .accessibilityIdentifier("uikit-said")
    }
    .sensoryFeedback(.increase, trigger: count)
  }
}

/// A stack of a label, a button, a switch and a spinner.
private struct Tally: UIViewRepresentable {
  @Binding var count: Int
  @Binding var isBusy: Bool

  @MainActor final class Coordinator {
    let label = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    let busy = UISwitch()
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIStackView {
    let parts = context.coordinator
    parts.label.font = .boldSystemFont(ofSize: 17)
    parts.label.textColor = .systemTeal
    parts.busy.accessibilityLabel = "Busy"
    parts.busy.addAction(
      UIAction { [$isBusy] in $isBusy.wrappedValue = ($0.sender as? UISwitch)?.isOn ?? false },
      for: .valueChanged)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Count") { [$count] _ in
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        $count.wrappedValue += 1
      })
    let stack = UIStackView(arrangedSubviews: [parts.label, button, parts.busy, parts.spinner])
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }

  func updateUIView(_ stack: UIStackView, context: Context) {
    let parts = context.coordinator
    parts.label.text = "\(count)"
    parts.busy.isOn = isBusy
    if isBusy { parts.spinner.startAnimating() } else { parts.spinner.stopAnimating() }
  }
}

/// A text field whose coordinator is its delegate.
private struct NameField: UIViewRepresentable {
  @Binding var name: String

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding private var name: String

    init(_ name: Binding<String>) { _name = name }

    func textFieldDidChangeSelection(_ textField: UITextField) { name = textField.text ?? "" }
  }

  func makeCoordinator() -> Coordinator { Coordinator($name) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Your name"
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = name }
}

/// The device, window and pasteboard of an app.
private struct UIKitDevice: View {
  @State private var pasted = "Nothing"
  @State private var window = ""

  var body: some View {
    Section {
      Button("Copy “Ridge”") { UIPasteboard.general.string = "Ridge" }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "Nothing" }
      LabeledContent("Pasted", value: pasted)
      Button("Measure the window") {
        let size = UIScreen.main.bounds.size
        window = "\(Int(size.width)) × \(Int(size.height))"
      }
      LabeledContent("Window", value: window)
    } header: {
      Text("The device")
    } footer: {
      Text("Copied text stays in this window, and is not on the system's clipboard.")
    }
  }
}
