/**
 * The one stylesheet of the desk. It has the company's dark blues, and a light theme if the system prefers one.
 */
export const adminStyle = `
:root { color-scheme: dark; --ink: #070d14; --surface: #0b141d; --raised: #101c27; --line: rgba(214, 234, 240, .14);
  --border: #7d919b; --text: #eaf2f3; --muted: #a9bcc4; --accent: #3fd6b4; --on-accent: #07110f; --focus: #9af0dc;
  --danger: #ff9a8f; --good: #7fe3a4; --calm: #7aa7f0; }
@media (prefers-color-scheme: light) {
  :root { color-scheme: light; --ink: #f4f8f8; --surface: #fff; --raised: #eaf2f2; --line: rgba(7, 30, 40, .14);
    --border: #5f747e; --text: #0a1820; --muted: #43565f; --accent: #0a6b5c; --on-accent: #fff; --focus: #0a6b5c;
    --danger: #a3271c; --good: #17663a; --calm: #2450a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ink); color: var(--text); font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; }
h2 { margin: 0 0 12px; font-size: 17px; line-height: 1.3; }
p { margin: 0 0 12px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; background: var(--surface); padding: 8px 12px; z-index: 1; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; padding: 10px max(16px, calc((100% - 1160px) / 2));
  background: var(--surface); border-bottom: 1px solid var(--line); }
.brand { font-weight: 700; letter-spacing: -.01em; margin-right: 8px; }
.brand span { color: var(--muted); font-weight: 400; }
.top nav { display: flex; gap: 4px; flex: 1; }
.top nav a { display: inline-flex; align-items: center; gap: 8px; min-height: 40px; padding: 0 12px; border-radius: 8px;
  color: var(--muted); text-decoration: none; }
.top nav a:hover { color: var(--text); background: var(--raised); }
.top nav a[aria-current] { color: var(--text); background: var(--raised); box-shadow: inset 0 -2px var(--accent); }
main { max-width: 1192px; margin: 0 auto; padding: 28px 16px 64px; }
.lead { color: var(--muted); margin-bottom: 20px; }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 20px; }
.bar .grow { flex: 1 1 240px; }
label { display: block; font-size: 14px; color: var(--muted); margin-bottom: 4px; }
input, select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--border); border-radius: 8px;
  background: var(--surface); color: var(--text); font: inherit; }
input[type=checkbox] { width: 20px; min-height: 20px; margin: 0; accent-color: var(--accent); }
textarea { resize: vertical; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 18px;
  border: 1px solid var(--border); border-radius: 8px; background: transparent; color: var(--text); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--raised); }
.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.main:hover { background: var(--focus); border-color: var(--focus); }
.danger { color: var(--danger); border-color: var(--danger); }
.rows { margin: 0 -12px; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.rows li { position: relative; display: grid; gap: 2px 20px; grid-template-columns: minmax(0, 1fr) auto; padding: 14px 12px;
  border-bottom: 1px solid var(--line); }
.rows li:hover { background: var(--surface); }
.who { font-weight: 600; min-width: 0; overflow-wrap: anywhere; }
.who a { color: var(--text); text-decoration: none; }
.who a::after { content: ''; position: absolute; inset: 0; }
.who a:hover { color: var(--accent); }
.who span { color: var(--muted); font-weight: 400; }
.said { grid-column: 1 / -1; color: var(--muted); overflow: hidden; text-overflow: ellipsis; display: -webkit-box;
  -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
.facts { color: var(--muted); font-size: 14px; text-align: right; white-space: nowrap; }
.badge { display: inline-block; padding: 0 8px; border-radius: 6px; border: 1px solid currentColor; font-size: 13px; line-height: 22px;
  font-weight: 600; white-space: nowrap; }
.badge.new { color: var(--accent); } .badge.held { color: var(--calm); }
.badge.answered { color: var(--good); } .badge.spam { color: var(--danger); } .badge.plain { color: var(--muted); }
.pager { display: flex; gap: 12px; margin-top: 20px; }
.empty { padding: 40px 0; color: var(--muted); border-top: 1px solid var(--line); }
.notice { padding: 12px 16px; margin-bottom: 20px; border-left: 3px solid var(--good); background: var(--surface); }
.notice.bad { border-color: var(--danger); }
.two { display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); }
.badges { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 20px; }
.message { padding: 20px; border-radius: 12px; background: var(--surface); border: 1px solid var(--line); white-space: pre-wrap;
  overflow-wrap: anywhere; margin-bottom: 28px; }
dl { display: grid; grid-template-columns: minmax(96px, auto) minmax(0, 1fr); gap: 6px 20px; margin: 0 0 28px; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
.panel { padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); margin-bottom: 16px; }
.panel > :last-child { margin-bottom: 0; }
.panel form + form { margin-top: 12px; } .panel .row { display: flex; flex-wrap: wrap; gap: 8px; }
.panel form > :not([type=hidden]) ~ button { margin-top: 12px; } .panel + h2 { margin-top: 28px; }
summary { cursor: pointer; min-height: 28px; }
details[open] summary { margin-bottom: 16px; }
.check { display: flex; gap: 10px; align-items: center; color: var(--text); margin: 0; }
.trail { margin: 0; padding: 0; list-style: none; font-size: 14px; color: var(--muted); }
.trail li { padding: 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.below { margin-top: 12px; }
@media (min-width: 900px) { .two { grid-template-columns: minmax(0, 1fr) 340px; gap: 48px; } }
@media (max-width: 560px) {
  .rows li { grid-template-columns: minmax(0, 1fr); } .facts { text-align: left; white-space: normal; }
  .top nav { order: 3; flex-basis: 100%; margin: 0 -12px; flex-wrap: wrap; } .brand { flex: 1; } h1 { font-size: 24px; } }
@media print { .top, .panel, .skip, .pager, .bar { display: none; } body { background: none; color: #000; } }
`;
