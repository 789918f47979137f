import { mixColor, palette, sectionRamp, type SectionColor } from '../../../shared-content/art';

/** The dark theme's surfaces, tinted by the page's accent. */
export function sceneVariables(color: SectionColor): string {
  const accent = sectionRamp[color];
  const tint = (base: string, share: number) => mixColor(base, accent, share);
  return Object.entries({
    accent,
    page: tint('#0c1620', 0.02),
    card: tint('#122030', 0.03),
    raised: tint('#182838', 0.06),
    line: tint('#24384a', 0.08),
    text: palette.text,
    muted: tint('#a3b6c0', 0.05),
    faint: '#7f939e',
    ok: palette.jade,
    bad: sectionRamp.coral,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** Short classes, so that a scene's markup shows its structure. `lite` makes a surface light: paper, a light product. */
export const sceneCss = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
.stage{position:relative;overflow:hidden;color:var(--text);font-size:13px;line-height:1.4;letter-spacing:-.004em;font-family:"Instrument Sans","Bangla"}
.stage svg{display:block;flex:none}
.abs{position:absolute}.rel{position:relative}.r{display:flex;align-items:center}.c{display:flex;flex-direction:column}.sb{justify-content:space-between}.base{align-items:baseline}
.top{align-items:flex-start}.mid{justify-content:center;align-items:center;text-align:center}.f1{flex:1;min-width:0}.grid{display:grid}.wrap{flex-wrap:wrap}
.g2{gap:2px}.g4{gap:4px}.g6{gap:6px}.g8{gap:8px}.g10{gap:10px}.g12{gap:12px}.g16{gap:16px}.g20{gap:20px}.g24{gap:24px}
.p10{padding:10px}.p12{padding:12px}.p14{padding:14px}.p16{padding:16px}.p20{padding:20px}.p24{padding:24px}
.card{background:linear-gradient(180deg,var(--raised),var(--card) 90px);border:1px solid var(--line);border-radius:14px;box-shadow:inset 0 1px 0 rgba(255,255,255,.09),0 26px 54px -14px rgba(0,0,0,.8),0 4px 14px rgba(0,0,0,.35);overflow:hidden}
.sunk{background:var(--page);border:1px solid var(--line);border-radius:9px}
.lite{--page:#f3f1eb;--card:#fbfaf7;--raised:#ffffff;--line:#dcd8cd;--text:#17222b;--muted:#54636d;--faint:#7a868d;--ok:#0c7a68;--bad:#b3431f;color:var(--text)}
.paper{background:#f6f3ea;background-image:linear-gradient(105deg,rgba(255,255,255,.5),rgba(120,100,60,.07)),radial-gradient(120% 80% at 80% 110%,rgba(120,96,52,.14),transparent 60%);border-radius:4px;box-shadow:0 26px 54px -14px rgba(0,0,0,.8),0 2px 8px rgba(0,0,0,.4);font-family:"Serif","Bangla"}
.lb{border-bottom:1px solid var(--line)}.lt{border-top:1px solid var(--line)}.lr{border-right:1px solid var(--line)}
.mu{color:var(--muted)}.fa{color:var(--faint)}.ac{color:var(--accent)}.ok{color:var(--ok)}.bad{color:var(--bad)}.b{font-weight:600}.m{font-weight:500}
.s12{font-size:12px}.s13{font-size:13px}.s14{font-size:14px}.s15{font-size:15px}.s16{font-size:16px}.s17{font-size:17px}.s18{font-size:18px}.s20{font-size:20px}.s24{font-size:24px}.s28{font-size:28px}.s34{font-size:34px}.s44{font-size:44px}
.s20,.s24,.s28,.s34,.s44{letter-spacing:-.025em;line-height:1.12}
.num{font-variant-numeric:tabular-nums}.nw{white-space:nowrap}.mono{font-family:"Mono";letter-spacing:-.03em}.serif{font-family:"Serif","Bangla"}
.pill{display:inline-flex;align-items:center;gap:5px;height:24px;padding:0 10px;border-radius:99px;font-size:12px;font-weight:550;white-space:nowrap;color:var(--accent);background:color-mix(in srgb,var(--accent) 16%,transparent)}
.lite .pill{color:#0a5f51;background:#d8efe8}
.pill.warn,.lite .pill.warn{color:#8a3a12;background:#fbe2cf}.pill.hot{color:#06120f;background:var(--accent)}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:7px;height:36px;padding:0 18px;border-radius:9px;font-weight:600;white-space:nowrap;background:var(--accent);color:#06121a}
.ghost{background:none;color:var(--text);border:1px solid var(--line)}
.dot{width:8px;height:8px;border-radius:50%;flex:none;display:inline-block}
.bar{height:6px;border-radius:3px;background:var(--line);overflow:hidden}.bar>i{display:block;height:100%;background:var(--accent)}
.glow{position:absolute;border-radius:50%;background:radial-gradient(closest-side,rgba(58,150,176,.3),rgba(58,150,176,.1) 55%,transparent)}
.stand{-webkit-box-reflect:below 3px linear-gradient(transparent 84%,rgba(0,0,0,.26))}
`;
