import { adminStyle } from 'shared-content/server/adminStyle';

/** The admin pages' style and colour variables, and the styles of lists with figures. */
export const style = `${adminStyle}
h2 { font-size: 20px; margin: 56px 0 12px; letter-spacing: -.01em; } h3 { font-size: 15px; margin: 24px 0 8px; color: var(--muted); font-weight: 600; }
.top nav { flex-wrap: wrap; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 1px; margin: 24px 0 0; background: var(--line);
  border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.tiles div { background: var(--surface); padding: 16px 20px; }
.tiles dt { font-size: 14px; } .tiles dd { font-size: 20px; font-weight: 600; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
.tiles dd span { display: block; font-size: 14px; font-weight: 400; color: var(--muted); letter-spacing: 0; }
.bad { color: var(--danger); } .fine { color: var(--good); }
.rows .facts { font-variant-numeric: tabular-nums; } .rows .said { display: block; }
.id { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; color: var(--muted); font-weight: 400; }
footer { max-width: 1192px; margin: 0 auto; padding: 0 16px 40px; color: var(--muted); font-size: 14px; }
@media (max-width: 700px) {
  h2 { margin-top: 40px; } .top nav { gap: 0; } .top nav a { padding: 0 8px; } }
`;
