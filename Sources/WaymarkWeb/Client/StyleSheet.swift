// SPDX-License-Identifier: MIT

/// The style sheet of every page.
///
/// All rules are in a cascade layer, so the properties of an element take precedence over them in
/// the first page and in patches.
enum StyleSheet {
  static let css =
    """
    @layer waymark{
    \(colors)
    \(base)
    \(navigation)
    \(split)
    \(overlays)
    \(content)
    \(choices)
    \(drawing)
    \(fields)
    \(rows)
    \(scrolling)
    }

    """

  /// Each colour has a light and a dark value; the local colour scheme selects one.
  private static let colors = """
    :root{color-scheme:light dark}
    [data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
    [data-theme]{color:var(--primary)}
    .window[data-theme]{background:var(--background)}
    :root{
    --primary:light-dark(#000,#fff);--secondary:light-dark(rgb(60 60 67/.72),rgb(235 235 245/.64));
    --tertiary:light-dark(rgb(60 60 67/.34),rgb(235 235 245/.34));--clear:transparent;
    --background:light-dark(#fff,#000);--secondaryBackground:light-dark(#f2f2f7,#1c1c1e);
    --groupedBackground:light-dark(#f2f2f7,#000);--cell:light-dark(#fff,#1c1c1e);
    --red:light-dark(#ff3b30,#ff453a);--orange:light-dark(#ff9500,#ff9f0a);
    --yellow:light-dark(#fc0,#ffd60a);--green:light-dark(#34c759,#30d158);
    --mint:light-dark(#00c7be,#63e6e2);--teal:light-dark(#30b0c7,#40c8e0);
    --cyan:light-dark(#32ade6,#64d2ff);--blue:light-dark(#007aff,#0a84ff);
    --indigo:light-dark(#5856d6,#5e5ce6);--purple:light-dark(#af52de,#bf5af2);
    --pink:light-dark(#ff2d55,#ff375f);--brown:light-dark(#a2845e,#ac8e68);--white:#fff;
    --segment:light-dark(#fff,#636366);
    --gray:#8e8e93;--black:#000;--material:light-dark(rgb(249 249 249/.78),rgb(30 30 32/.76));
    --tint:var(--blue);--line:light-dark(rgb(60 60 67/.2),rgb(84 84 88/.6));
    --press:light-dark(rgb(60 60 67/.12),rgb(120 120 128/.3));
    --soft:light-dark(rgb(118 118 128/.12),rgb(118 118 128/.24));
    --shade:light-dark(rgb(0 0 0/.32),rgb(0 0 0/.55));--blur:saturate(1.8) blur(20px);
    --switch:light-dark(rgb(120 120 128/.2),rgb(120 120 128/.36));
    --quaternary:light-dark(rgb(60 60 67/.2),rgb(235 235 245/.2));--separator:var(--line);
    --softFill:var(--soft)}
    .sheet .card,.popover .card{--background:light-dark(#fff,#1c1c1e);
    --groupedBackground:light-dark(#f2f2f7,#1c1c1e);--cell:light-dark(#fff,#2c2c2e);
    --material:light-dark(rgb(249 249 249/.78),rgb(44 44 46/.8))}
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
    .typed{--body:17px;font-size:calc(var(--body)*var(--type))}
    .f-largeTitle{font-size:calc(2*var(--body,1rem)*var(--type,1));line-height:1.2;letter-spacing:-.022em}
    .f-title{font-size:calc(1.647*var(--body,1rem)*var(--type,1));line-height:1.22;letter-spacing:-.02em}
    .f-title2{font-size:calc(1.294*var(--body,1rem)*var(--type,1));line-height:1.26;letter-spacing:-.017em}
    .f-title3{font-size:calc(1.176*var(--body,1rem)*var(--type,1));line-height:1.25;letter-spacing:-.015em}
    .f-headline{font-size:calc(var(--body,1rem)*var(--type,1));font-weight:600}
    .f-body{font-size:calc(var(--body,1rem)*var(--type,1))}
    .f-callout{font-size:calc(.941*var(--body,1rem)*var(--type,1))}
    .f-subheadline{font-size:calc(.882*var(--body,1rem)*var(--type,1))}
    .f-footnote{font-size:calc(.765*var(--body,1rem)*var(--type,1));letter-spacing:-.004em}
    .f-caption{font-size:calc(.706*var(--body,1rem)*var(--type,1));letter-spacing:0}
    .f-caption2{font-size:calc(.647*var(--body,1rem)*var(--type,1));letter-spacing:0}
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
