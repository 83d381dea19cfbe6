// SPDX-License-Identifier: MIT

/// The style sheet of every page.
///
/// All of it stands in a layer, so that the values of an element's own properties win over it
/// whether they come with the page or with a patch.
enum StyleSheet {
  static let css =
    "@layer waymark{\n\(colors)\n\(base)\n\(navigation)\n\(overlays)\n\(content)\n\(fields)\n\(rows)\n}\n"

  private static let colors = """
    :root{color-scheme:light dark;
    --primary:#000;--secondary:rgb(60 60 67/.72);--tertiary:rgb(60 60 67/.34);--clear:transparent;
    --background:#fff;--secondaryBackground:#f2f2f7;--groupedBackground:#f2f2f7;--cell:#fff;
    --red:#ff3b30;--orange:#ff9500;--yellow:#fc0;--green:#34c759;--mint:#00c7be;--teal:#30b0c7;
    --cyan:#32ade6;--blue:#007aff;--indigo:#5856d6;--purple:#af52de;--pink:#ff2d55;--brown:#a2845e;
    --white:#fff;--gray:#8e8e93;--black:#000;--material:rgb(249 249 249/.78);
    --tint:var(--blue);--line:rgb(60 60 67/.2);--press:rgb(60 60 67/.12);--soft:rgb(118 118 128/.12);
    --shade:rgb(0 0 0/.32);--blur:saturate(1.8) blur(20px);--switch:rgb(120 120 128/.2)}
    @media (prefers-color-scheme:dark){:root{
    --primary:#fff;--secondary:rgb(235 235 245/.64);--tertiary:rgb(235 235 245/.34);
    --background:#000;--secondaryBackground:#1c1c1e;--groupedBackground:#000;--cell:#1c1c1e;
    --red:#ff453a;--orange:#ff9f0a;--yellow:#ffd60a;--green:#30d158;--mint:#63e6e2;--teal:#40c8e0;
    --cyan:#64d2ff;--blue:#0a84ff;--indigo:#5e5ce6;--purple:#bf5af2;--pink:#ff375f;--brown:#ac8e68;
    --material:rgb(30 30 32/.76);--line:rgb(84 84 88/.6);--press:rgb(120 120 128/.3);
    --soft:rgb(118 118 128/.24);--shade:rgb(0 0 0/.55);--switch:rgb(120 120 128/.36)}
    .sheet .card,.popover .card{--background:#1c1c1e;--groupedBackground:#1c1c1e;--cell:#2c2c2e;
    --material:rgb(44 44 46/.8)}}
    """

  private static let base = """
    *,::before,::after{box-sizing:border-box}
    [hidden]{display:none!important}
    html{height:100%;font-size:106.25%;-webkit-text-size-adjust:100%;
    --sans:-apple-system,BlinkMacSystemFont,"SF Pro Text",Inter,"Segoe UI",Roboto,"Noto Sans",
    "Helvetica Neue",Arial,sans-serif,"Apple Color Emoji","Noto Color Emoji";
    --rounded:ui-rounded,"SF Pro Rounded",Nunito,var(--sans);
    --serif:ui-serif,"New York",Georgia,"Noto Serif",serif;
    --mono:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace}
    body{margin:0;height:100%;overflow:hidden;overscroll-behavior:none;
    font:400 1rem/1.3 var(--sans);letter-spacing:-.011em;color:var(--primary);
    background:var(--background);-webkit-font-smoothing:antialiased;
    -webkit-tap-highlight-color:transparent}
    #app,.window{position:fixed;inset:0}
    h1,h2,p{margin:0;font:inherit}
    button,input{font:inherit;letter-spacing:inherit;color:inherit;margin:0;border:0;padding:0;
    background:none;border-radius:0;text-align:inherit;appearance:none}
    button,a,[data-a]{cursor:pointer;-webkit-user-select:none;user-select:none}
    button:disabled,[aria-disabled=true]{cursor:default;opacity:.4}
    a{color:inherit;text-decoration:none}
    :focus{outline:none}
    :focus-visible{outline:3px solid color-mix(in srgb,var(--tint) 65%,transparent);
    outline-offset:2px}
    h1:focus-visible,.card:focus-visible{outline:none}
    .f-largeTitle{font-size:2rem;line-height:1.2;letter-spacing:-.022em}
    .f-title{font-size:1.647rem;line-height:1.22;letter-spacing:-.02em}
    .f-title2{font-size:1.294rem;line-height:1.26;letter-spacing:-.017em}
    .f-title3{font-size:1.176rem;line-height:1.25;letter-spacing:-.015em}
    .f-headline{font-size:1rem;font-weight:600}
    .f-body{font-size:1rem}
    .f-callout{font-size:.941rem}
    .f-subheadline{font-size:.882rem}
    .f-footnote{font-size:.765rem;letter-spacing:-.004em}
    .f-caption{font-size:.706rem;letter-spacing:0}
    .f-caption2{font-size:.647rem;letter-spacing:0}
    #lost{position:fixed;z-index:9;left:50%;top:calc(12px + env(safe-area-inset-top));
    transform:translateX(-50%);padding:10px 18px;border-radius:99px;background:#1c1c1e;color:#fff;
    font-size:.882rem;box-shadow:0 6px 24px rgb(0 0 0/.3);white-space:nowrap}
    .notice{max-width:34rem;margin:0 auto;padding:18vh 24px;display:flex;flex-direction:column;
    gap:12px}
    .notice h1{font-size:2rem;font-weight:700;letter-spacing:-.022em}
    .notice p{color:var(--secondary);overflow-wrap:anywhere}
    .notice .go{align-self:flex-start;margin-top:12px;padding:10px 20px;border-radius:12px;
    background:var(--tint);color:#fff;font-weight:600;text-decoration:none}
    .notice img{margin-bottom:8px}
    .notice code{font-family:var(--mono);font-size:.88em;color:var(--primary)}
    noscript .lost{position:fixed;z-index:9;inset:auto 0 0;padding:12px;text-align:center;
    background:#1c1c1e;color:#fff;font-size:.882rem}
    """
}
