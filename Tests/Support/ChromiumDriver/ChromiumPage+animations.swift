// SPDX-License-Identifier: MIT

extension ChromiumPage {
  /// Pauses all later script animations as soon as they begin.
  ///
  /// The page keeps them in `moves`.
  public func stopAnimations() async throws {
    try await evaluate(
      """
      (() => { const animate = Element.prototype.animate;
      window.moves = [];
      Element.prototype.animate = function (...all) {
        const animation = animate.apply(this, all);
        window.moves.push(animation);
        animation.pause();
        animation.currentTime = 0;
        return animation;
      } })()
      """)
  }

  /// Moves all paused animations that have not ended to a time after their start.
  public func setAnimationTime(_ milliseconds: Double) async throws {
    try await evaluate(
      """
      moves.forEach(move => {
        if (move.playState !== 'idle') move.currentTime = \(milliseconds);
      })
      """)
  }
}
