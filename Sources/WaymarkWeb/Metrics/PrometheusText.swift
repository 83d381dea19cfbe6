// SPDX-License-Identifier: MIT

/// Writes metrics in the text format 0.0.4 of Prometheus.
struct PrometheusText {
  /// The media type of the format.
  static let type = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var text = ""

  /// Begins the samples of a metric.
  mutating func begin(_ name: String, _ type: String, help: String?) {
    if let help { text += "# HELP \(name) \(Self.escapedHelp(help))\n" }
    text += "# TYPE \(name) \(type)\n"
  }

  /// Writes one sample.
  ///
  /// - Parameters:
  ///   - name: The name of the metric.
  ///   - labels: The labels as ``labels(_:)`` returns them; empty for none.
  ///   - value: The value.
  mutating func sample(_ name: String, _ labels: String, _ value: Double) {
    text += name
    if !labels.isEmpty { text += "{\(labels)}" }
    text += " \(Self.number(value))\n"
  }

  /// Returns labels as text in the order of their names; of two with one name, the last one counts.
  static func labels(_ labels: [(String, String)]) -> String {
    var values: [String: String] = [:]
    for (label, value) in labels {
      let name = name(label, allowsColon: false)
      // Buckets and quantiles have these labels.
      values[["le", "quantile"].contains(name) ? "exported_\(name)" : name] = value
    }
    return values.sorted { $0.key < $1.key }
      .map { "\($0.key)=\"\(escaped($0.value))\"" }.joined(separator: ",")
  }

  /// Returns a valid name: other characters than letters, digits and underscores are replaced.
  static func name(_ label: String, allowsColon: Bool = true) -> String {
    var name = ""
    for scalar in label.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
      case ":" where allowsColon: name.unicodeScalars.append(scalar)
      case "0"..."9":
        if name.isEmpty { name = "_" }
        name.unicodeScalars.append(scalar)
      default: name += "_"
      }
    }
    return name.isEmpty ? "_" : name
  }

  /// Returns the value of a label in the form between quotation marks.
  static func escaped(_ value: String) -> String {
    escapedHelp(value).replacing("\"", with: "\\\"")
  }

  private static func escapedHelp(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  /// Returns a number as the format writes it, without a fraction that is zero.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
