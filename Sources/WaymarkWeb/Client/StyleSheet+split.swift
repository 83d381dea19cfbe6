// SPDX-License-Identifier: MIT

extension StyleSheet {
  /// Split views: side-by-side columns or, in a page narrower than 768 points, a single stack.
  ///
  /// Before its socket is open, a page uses its width only, because the server may have assumed
  /// another. Hidden columns remain in the page, which preserves their scroll positions.
  static let split = """
    .split{position:relative;display:flex;flex-direction:column;overflow:hidden;--way:1}
    .split:dir(rtl){--way:-1}
    .columns{position:relative;flex:1;display:flex;min-height:0}
    .column{position:relative;display:flex;flex-direction:column;flex:none;width:min(20rem,32%);
    min-width:0;container-type:inline-size}
    @container (max-width:639px){.tight .back span{display:none}}
    .column>.stack{flex:1}
    .column:first-child{width:min(17.5rem,32%)}
    .column:not(:last-child)::after{content:"";position:absolute;z-index:3;inset-block:0;
    inset-inline-end:0;width:.5px;background:var(--line);pointer-events:none}
    .column:last-child{flex:1;width:auto}
    .sidebar{position:absolute;z-index:4;inset-block-start:var(--top,env(safe-area-inset-top));
    inset-inline-start:8px;width:44px;height:44px;display:grid;place-items:center;
    color:var(--tint);border-radius:8px}
    .sidebar .glyph{width:1.5rem;height:1.5rem;scale:var(--way) 1}
    @media (min-width:768px){\(wide(".split"))}
    @media (max-width:767.98px){\(narrow(".split"))}
    \(narrow("[data-live] .split.collapsed"))
    @media (prefers-reduced-motion:reduce){.column{transition:none!important}}
    """

  private static func wide(_ split: String) -> String {
    let columns = "\(split)>.columns>.column"
    // The first visible column leaves space for the toggle button.
    let first = "\(split).toggled>.columns>.column:not(.folded):not(.column:not(.folded)~.column)"
    return """
      \(columns).folded{position:absolute;inset-block:0;inset-inline-end:100%;visibility:hidden}
      \(first) .bar{padding-inline-start:calc(52px + var(--side))}
      \(first) .screen.bare{--head:calc(44px + var(--top,env(safe-area-inset-top)))}
      \(split).prominent>.columns>.column:not(:last-child){z-index:1;background:var(--background);
      box-shadow:0 0 32px rgb(0 0 0/.18)}
      \(split).prominent>.columns>.column:last-child{position:absolute;inset:0}
      """
  }

  private static func narrow(_ split: String) -> String {
    let columns = "\(split)>.columns>.column"
    return """
      \(split)>.sidebar{display:none}
      \(columns){position:absolute;inset:0;width:auto!important;min-width:0!important;
      max-width:none!important;translate:0 0;
      transition:translate .38s cubic-bezier(.32,.72,0,1),visibility .38s}
      \(columns)::after{display:none}
      \(columns):not(.top){visibility:hidden}
      \(columns).top{visibility:inherit}
      \(columns).top~.column{translate:calc(var(--way)*100%) 0}
      \(columns):has(~.top){translate:calc(var(--way)*-28%) 0}
      """
  }
}
