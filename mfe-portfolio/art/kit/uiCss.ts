/** A few short utility classes, so that a screen's markup shows its structure. */
export const uiCss = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
.stage{position:relative;overflow:hidden;font-family:var(--type),"Instrument Sans";color:var(--text);background:var(--ground);-webkit-font-smoothing:antialiased}
.screen{position:relative;overflow:hidden;background:var(--page);font-size:13px;line-height:1.4;color:var(--text);letter-spacing:-.003em}
.screen svg{display:block;flex:none}
.r{display:flex;align-items:center}.c{display:flex;flex-direction:column}.sb{justify-content:space-between}
.top{align-items:flex-start}.mid{justify-content:center;align-items:center;text-align:center}.f1{flex:1;min-width:0}
.grid{display:grid}.rel{position:relative}.abs{position:absolute}
.g2{gap:2px}.g4{gap:4px}.g6{gap:6px}.g8{gap:8px}.g10{gap:10px}.g12{gap:12px}.g16{gap:16px}.g24{gap:24px}
.p12{padding:12px}
.card{background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.raised{background:var(--raised);border:1px solid var(--line);border-radius:var(--radius)}
.sunk{background:var(--page);border:1px solid var(--line);border-radius:min(var(--radius),12px)}
.lb{border-bottom:1px solid var(--line)}.lt{border-top:1px solid var(--line)}
.mu{color:var(--muted)}.ac{color:var(--accent)}.b{font-weight:600}.m{font-weight:500}
.s12{font-size:12px}.s14{font-size:14px}.s15{font-size:15px}.s16{font-size:16px}.s18{font-size:18px}
.s20{font-size:20px}.s24{font-size:24px}.s28{font-size:28px}
.s20,.s24,.s28{font-family:var(--display),var(--type);letter-spacing:-.025em;line-height:1.15}
.num{font-variant-numeric:tabular-nums}.nw{white-space:nowrap}
.pill{display:inline-flex;align-items:center;gap:5px;height:22px;padding:0 9px;border-radius:99px;font-size:12px;font-weight:500;white-space:nowrap;background:var(--raised);border:1px solid var(--line)}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:7px;height:36px;padding:0 16px;border-radius:var(--radius);font-weight:600;font-size:13px;white-space:nowrap;background:var(--accent);color:var(--on)}
.dot{width:8px;height:8px;border-radius:50%;flex:none}
.bar{height:6px;border-radius:3px;background:var(--line);overflow:hidden}.bar>i{display:block;height:100%;border-radius:3px;background:var(--accent)}
`;
