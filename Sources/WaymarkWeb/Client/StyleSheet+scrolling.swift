// SPDX-License-Identifier: MIT

extension StyleSheet {
  /// The styles of scrolling elements: margins, snapping and visible overflow.
  static let scrolling = """
    @property --rest{syntax:"*";inherits:false}
    .still,.page:has(>.body>:is(.scroll.down,.list).still){overflow:hidden!important}
    .scroll.across.loose{padding-top:32px;padding-bottom:calc(32px + var(--rest,0px));
    margin-block:-32px;pointer-events:none}
    .loose>*{pointer-events:auto}
    .scroll.across:is(.paging,.aligned){scroll-snap-type:x mandatory}
    :is(.box .scroll.down,:is(.under,.tab,.inner)>.scroll.down):is(.paging,.aligned),
    .page:has(>.body>.scroll.down:is(.paging,.aligned)){scroll-snap-type:y mandatory}
    :is(.paging>*>*,.aligned .targets>*):not(.gap){scroll-snap-align:start}
    :is(.paging>*>*,.single .targets>*):not(.gap){scroll-snap-stop:always}
    """
}
