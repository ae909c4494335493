/** The colours of app/tokens.css, dark or light as the reader's system is; no fonts are fetched. */
export const EMBED_STYLE = `
:root{color-scheme:dark light;--ground:#1b1713;--line:#f4e9d81f;--edge:#f4e9d866;--ink:#f4ebde;--soft:#cdc1b0;--accent:#ff8350;--on-accent:#1c0e06;--voice:#9bc5d6;--danger:#f2a79f}
@media(prefers-color-scheme:light){:root{--ground:#fdfaf3;--line:#2a1f1424;--edge:#2a1f1485;--ink:#1f1812;--soft:#463c32;--accent:#ab380c;--on-accent:#fffaf3;--voice:#24546a;--danger:#94271e}}
@media(forced-colors:active){:root{--ground:Canvas;--line:GrayText;--edge:GrayText;--ink:CanvasText;--soft:CanvasText;--accent:Highlight;--on-accent:HighlightText;--voice:LinkText;--danger:CanvasText}button{forced-color-adjust:none}}
*{box-sizing:border-box;margin:0}
body{font:14px/1.4 ui-sans-serif,system-ui,sans-serif;color:var(--ink)}
main{display:flex;height:100vh;min-height:132px;max-height:184px;background:var(--ground);border:1px solid var(--line);border-radius:8px;overflow:hidden}
a{color:inherit;text-decoration:none}
h1 a:hover,.open:hover{text-decoration:underline}
:focus-visible,.wave:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
.art{flex:none;aspect-ratio:1;height:100%}
.art svg{display:block;width:100%;height:100%}
.rest{display:flex;flex-direction:column;justify-content:space-between;flex:1;min-width:0;padding:12px 16px 8px}
header{display:flex;gap:12px;align-items:center}
button{flex:none;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:var(--accent);color:var(--on-accent);cursor:pointer}
button svg{display:block;width:20px;margin:auto;fill:currentColor}
.stop,.playing .start{display:none}.playing .stop{display:inline}
.names{flex:1;min-width:0}
h1{font:500 18px/1.3 ui-serif,Georgia,serif}
h1,.names p{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;unicode-bidi:plaintext}
.names p{color:var(--soft);font-size:13px}
.open{align-self:flex-start;margin:-6px;padding:14px 6px;font:500 17px/1 ui-serif,Georgia,serif;color:var(--soft)}
.wave{position:relative;flex:1;min-height:0;margin-top:8px;border-radius:4px}
.wave svg{position:absolute;width:100%;height:100%;fill:var(--edge)}
#heard{fill:var(--accent);clip-path:inset(0 100% 0 0)}
.voice{fill:none;stroke:var(--voice);stroke-width:2;stroke-linecap:round;vector-effect:non-scaling-stroke}
input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
footer{display:flex;justify-content:space-between;padding-top:4px;font-size:12px;line-height:16px;color:var(--soft);font-variant-numeric:tabular-nums}
#trouble{color:var(--danger);font-size:13px}
.gone{align-items:center;justify-content:space-between;gap:16px;padding:16px}.gone .open{align-self:center}
@media(max-width:420px){.art{display:none}}
`.trim()
