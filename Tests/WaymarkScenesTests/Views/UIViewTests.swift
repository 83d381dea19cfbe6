// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkDiagnostics
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// The content of `UIView`s and its updates.
@MainActor
struct UIViewTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `Z4: changes to a visible view are shown`() {
    let one = label("One")
    let app = Shown.launch(one)
    one.text = "Two"
    #expect(app.staticTexts["Two"].exists && !app.staticTexts["One"].exists)
    one.isHidden = true
    #expect(!app.staticTexts["Two"].exists)
    one.isHidden = false
    one.accessibilityIdentifier = "label"
    #expect(app.staticTexts["label"].exists)
    one.accessibilityLabel = "Number two"
    #expect(app.staticTexts["label"].label == "Number two")
  }

  @Test func `Z4: subviews are added and removed`() {
    let (outer, inner) = (UIView(), UIView())
    let (one, two) = (label("One"), label("Two"))
    outer.addSubview(inner)
    let app = Shown.launch(outer)
    inner.addSubview(one)
    inner.addSubview(two)
    #expect(app.staticTexts["One"].exists && app.staticTexts["Two"].exists)
    one.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(app.staticTexts["One"].exists)
    one.removeFromSuperview()
    #expect(!app.staticTexts["One"].exists && one.superview == nil)
    outer.addSubview(two)
    #expect(app.staticTexts["Two"].exists && inner.subviews.isEmpty && two.superview === outer)
    inner.removeFromSuperview()
    #expect(outer.subviews == [two])
  }

  @Test func `subviews are ordered from back to front`() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b] { outer.addSubview(view) }
    outer.insertSubview(c, at: 99)
    outer.insertSubview(c, at: -1)
    #expect(outer.subviews == [c, a, b])
    outer.bringSubviewToFront(a)
    outer.sendSubviewToBack(b)
    #expect(outer.subviews == [b, c, a])
    outer.bringSubviewToFront(outer)
    c.tag = 7
    #expect(outer.viewWithTag(7) === c && outer.viewWithTag(8) == nil)
    #expect(c.isDescendant(of: outer) && !outer.isDescendant(of: c))
  }

  @Test func `adding a view to itself is refused and reported`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let reports = Mutex(0)
    let sink = DiagnosticSink { _ in reports.withLock { $0 += 1 } }
    DiagnosticSink.$current.withValue(sink) {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(reports.withLock { $0 } == 2)
    #expect(inner.subviews.isEmpty && outer.superview == nil)
  }

  @Test func `bounds have the size of the frame`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    view.bounds = CGRect(x: 9, y: 9, width: 5, height: 6)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 5, height: 6))
  }

  @Test func `a stack shows its arranged views in order`() {
    let (one, two) = (label("One"), label("Two"))
    let stack = UIStackView(arrangedSubviews: [one])
    stack.axis = .vertical
    stack.insertArrangedSubview(two, at: 0)
    let app = Shown.launch(stack)
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["Two", "One"])
    stack.addArrangedSubview(two)
    stack.axis = .horizontal
    stack.distribution = .equalSpacing
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["One", "Two"])
    stack.removeArrangedSubview(one)
    #expect(!app.staticTexts["One"].exists && one.superview === stack)
    two.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [one])
  }

  @Test func `setting nil restores a label's default font and colour`() {
    let one = label("One")
    one.font = .boldSystemFont(ofSize: 30)
    one.font = nil
    one.textColor = .red
    one.textColor = nil
    #expect(one.font == .systemFont(ofSize: 17) && one.textColor == .label)
  }

  @Test func `a spinner is shown while it animates`() {
    let spinner = UIActivityIndicatorView(style: .large)
    let app = Shown.launch(spinner)
    #expect(!app.activityIndicators.firstMatch.exists)
    spinner.startAnimating()
    #expect(app.activityIndicators.firstMatch.exists && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(!app.activityIndicators.firstMatch.exists)
    spinner.hidesWhenStopped = false
    #expect(app.activityIndicators.firstMatch.exists)
  }

  @Test func `an image is shown in each content mode`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.accessibilityLabel = "Favourite"
    let app = Shown.launch(view)
    for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .center, .scaleToFill] {
      view.contentMode = mode
      #expect(app.images["Favourite"].exists, "\(mode)")
    }
    view.image = nil
    #expect(!app.images["Favourite"].exists)
  }
}
