// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that shows a value that keyframes change.
///
/// The content is evaluated for values along the keyframes in advance, and the host shows the
/// results over time; see ``Animatable`` for what can be animated. A host without animations shows
/// the initial value.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///   Image(systemName: "heart.fill").scaleEffect(scale)
/// } keyframes: { _ in
///   SpringKeyframe(1.6, duration: 0.2)
///   SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)
/// }
/// ```
nonisolated public struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let run: KeyframeRun
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view that plays its keyframes repeatedly, or once.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each run.
  ///   - repeating: Whether the keyframes begin again after the last one.
  ///   - content: The view of a value.
  ///   - keyframes: The keyframes from a value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    run = KeyframeRun(trigger: nil, repeats: repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that plays its keyframes once when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each run.
  ///   - trigger: The value whose change starts a run.
  ///   - content: The view of a value.
  ///   - keyframes: The keyframes from a value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    run = KeyframeRun(trigger: AnyEquatable(trigger), repeats: false)
    self.content = content
    self.keyframes = keyframes
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    KeyframeView(
      timeline: { [initialValue, keyframes] in
        KeyframeTimeline(from: initialValue, keyframes(initialValue))
      }, initialValue: initialValue, content: content, run: run)
  }
}

extension View {
  /// Shows this view with a value as keyframes change it; see ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each run.
  ///   - repeating: Whether the keyframes begin again after the last one.
  ///   - content: The view of a value; the first parameter stands for this view.
  ///   - keyframes: The keyframes from a value.
  /// - Returns: The view.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Shows this view with a value as keyframes change it when another value changes; see
  /// ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of each run.
  ///   - trigger: The value whose change starts a run.
  ///   - content: The view of a value; the first parameter stands for this view.
  ///   - keyframes: The keyframes from a value.
  /// - Returns: The view.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}

/// When keyframes are played.
private struct KeyframeRun {
  /// The value whose change starts a run; nil for a run from the beginning.
  let trigger: AnyEquatable?
  let repeats: Bool
}

nonisolated private struct KeyframeView<Value, Content: View>: View {
  typealias Body = Never

  let timeline: () -> KeyframeTimeline<Value>
  let initialValue: Value
  let content: (Value) -> Content
  let run: KeyframeRun

  @MainActor
  static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode {
    KeyframeNode<Value, Content>(view, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: consuming Self) {
    downcast(node, to: KeyframeNode<Value, Content>.self).receive(view)
  }
}

private final class KeyframeNode<Value, Content: View>: SingleChildNode {
  private var view: KeyframeView<Value, Content>
  /// The value at rest.
  private var shown: Value
  private var mustPlay = false
  private var waiting: Task<Void, Never>?

  init(_ view: KeyframeView<Value, Content>, in parent: ViewNode) {
    self.view = view
    shown = view.initialValue
    super.init(in: parent)
    child = Content._makeNode(view.content(view.initialValue), in: self)
    guard view.run.trigger == nil, graph.playsAnimations else { return }
    // The first page is the one that was served.
    waiting = graph.after(1.0 / 60) { [weak self] in self?.begin() }
  }

  func receive(_ new: KeyframeView<Value, Content>) {
    let isTriggered = new.run.trigger != nil && new.run.trigger != view.run.trigger
    view = new
    if isTriggered, graph.playsAnimations { begin() }
    show(shown)
  }

  private func begin() {
    mustPlay = true
    invalidate()
  }

  private func show(_ value: Value) {
    if let child { Content._updateNode(child, with: view.content(value)) }
  }

  override func refresh() {
    super.refresh()
    guard mustPlay else { return }
    mustPlay = false
    let timeline = view.timeline()
    let duration = min(timeline.duration, 60)
    guard duration > 0, !graph.isSampling else { return }
    let course = AnimationValue(
      .bezier(PointValue(x: 0, y: 0), PointValue(x: 1, y: 1)), duration: duration,
      repeatCount: view.run.repeats ? nil : 1)
    // At rest it shows the last value of a run, or the first one of the next.
    shown = view.run.repeats ? view.initialValue : timeline.value(time: duration)
    var isFirst = true
    graph.playFrames(along: course) { part in
      show(isFirst ? shown : timeline.value(time: part * duration))
      isFirst = false
    }
    show(shown)
  }

  override func didUnmount() { waiting?.cancel() }
}
