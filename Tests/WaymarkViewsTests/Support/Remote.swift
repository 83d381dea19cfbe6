// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkViews

/// Changes state of a view from outside.
@MainActor
final class Remote<Value> {
  private var binding: Binding<Value>?

  func connect(_ binding: Binding<Value>) { self.binding = binding }

  /// The value; setting it is a write to the view's state.
  var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

/// Shows content created from state that a test changes through a remote.
struct Remoted<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: (Binding<Value>) -> Content

  init(
    _ value: Value, _ remote: Remote<Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(initialValue: value)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.connect($value)
    content($value)
  }
}

extension Probe {
  /// Returns a probe of content created from state, and a function that changes the state and
  /// flushes.
  static func remoted<Value, Content: View>(
    _ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> (Probe, (Value) -> Void) {
    let remote = Remote<Value>()
    let probe = Probe(Remoted(value, remote, content: content))
    return (
      probe,
      { value in
        remote.value = value
        probe.graph.flush()
      }
    )
  }
}

/// Provides its `dismiss` action, for a test to call later.
struct DismissGrab: View {
  @Environment(\.dismiss) private var dismiss
  let grab: (DismissAction) -> Void

  var body: some View {
    let _ = grab(dismiss)
    Text("grab")
  }
}

/// Stores a value that a body receives, for a test.
func keep<Value>(_ value: Value, in place: inout Value?) { place = value }
