import { formatFailure, formatVitals } from 'api/encounters';
import { Html, html } from 'shared-content/server/html';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { adminStyle } from 'shared-content/server/adminStyle';
import { getHashSource, strictPolicy } from '../../http/securityHeaders';
import { listVersions, getChanges, getCircumstances, formatTime } from '../../store/history';
import { getApps } from '../../store/previews';
import type { LiveVersion, Overview } from './readOverview';
import type { HistoryEntry } from '../../store/state.contract';

/** The admin pages' style and colour variables, and the styles of lists with figures. */
const style = `${adminStyle}
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

/** Forbids all loading and scripts, since the page has none. */
export const operatorsPolicy = `${strictPolicy}; style-src ${getHashSource(style)}`;

// Inserted unescaped: the policy has the hash of these very bytes.
const sheet = new Html(`<style>${style}</style>`);

/** Number of switches that the page lists. */
const mostSwitches = 20;

const rooms = [
  ['versions', 'Versions'],
  ['timeline', 'Timeline'],
  ['failures', 'Failures'],
  ['speed', 'Speed'],
] as const;

const built = (source: BuildSource | undefined): Html =>
  source
    ? html`built from <code>${source.commit}</code> ${
          source.dirty && html`<span class="badge overdue">and uncommitted changes</span> `
        }by
        ${source.author}`
    : html`built from an unknown commit`;

const row = (who: Html, facts: string, said: Html): Html =>
  html`<li>
    <div class="who">${who}</div>
    <div class="facts">${facts}</div>
    <div class="said">${said}</div>
  </li>`;

/** Who made a change, and why, as the end of a sentence. */
const by = (change: Parameters<typeof getCircumstances>[0], verb = ''): string => {
  const circumstances = getCircumstances(change);
  return circumstances && `, ${verb}${circumstances}`;
};

const generationMade = (generation: string, change: Parameters<typeof by>[0]): Html =>
  html`generation <span class="id">${generation}</span>${by(change)}`;

const liveVersion = ({ app, version, source, since: from }: LiveVersion): Html =>
  row(
    html`${app} <span class="id">${version}</span>`,
    from ? `since ${formatTime(from.at)} (${from.action})` : 'since before the history starts',
    html`${built(source)}${from && by(from, 'released ')}`,
  );

const switched = (entry: HistoryEntry): Html =>
  row(
    html`${entry.action} <span>${getChanges(entry)}</span>`,
    formatTime(entry.at),
    generationMade(entry.generation, entry),
  );

function beside({ canary, previews }: Overview): Html {
  if (!canary && previews.length === 0)
    return html`<p class="empty">No canary runs, and there are no previews.</p>`;
  return html`<ul class="rows">
    ${
      canary &&
      row(
        html`Canary for ${canary.share} % of new visitors <span>${listVersions(canary.to)}</span>`,
        `since ${formatTime(canary.at)}`,
        generationMade(canary.generation, canary),
      )
    }
    ${previews.map((preview) =>
      row(
        html`Preview ${preview.name} <span>${getApps(preview)}</span>`,
        `until ${preview.until.slice(0, 10)}`,
        html`${preview.address}${by(preview)}`,
      ),
    )}
  </ul>`;
}

function tiles({ generation, history, telemetry, before }: Overview): Html {
  const last = history.at(-1);
  const failing = typeof telemetry === 'string' ? undefined : telemetry.failing;
  return html`<dl class="tiles">
    <div>
      <dt>Live generation</dt>
      <dd>
        ${generation}
        <span>${before ? `a rollback goes back to ${before.generation}` : 'no earlier generation'}</span>
      </dd>
    </div>
    <div>
      <dt>Last change</dt>
      <dd>
        ${last ? last.action : 'none'} <span>${last ? formatTime(last.at) : 'the history is empty'}</span>
      </dd>
    </div>
    <div>
      <dt>Failing in 24 hours</dt>
      ${
        failing
          ? html`<dd class="${failing.length > 0 ? 'bad' : 'fine'}">
              ${failing.length}
              <span>${failing[0] ? formatFailure(failing[0]) : 'versions or policies'}</span>
            </dd>`
          : html`<dd>not known</dd>`
      }
    </div>
  </dl>`;
}

/** Failures of the last day, a row for each version and kind, in the words of `npm run status`. */
function failures({ telemetry, apps }: Overview): Html {
  if (typeof telemetry === 'string') return html`<p class="empty">${telemetry}</p>`;
  if (telemetry.failing.length === 0) return html`<p class="empty">No failures in the last 24 hours.</p>`;
  return html`<ul class="rows">
    ${telemetry.failing.map((failing) => {
      const isLive = apps.some(({ app, version }) => app === failing.app && version === failing.version);
      return html`<li>
        <div>${formatFailure(failing)} ${isLive && html`<span class="badge overdue">live</span>`}</div>
      </li>`;
    })}
  </ul>`;
}

/** The whole operators' page: no script, and no picture except inline drawings. */
export function operatorsPage(overview: Overview, siteName: string): string {
  const { apps, history, telemetry, at } = overview;
  const shown = history.slice(-mostSwitches).toReversed();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>What is live – ${siteName} operators</title>
        ${sheet}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="brand">${siteName} <span>operators</span></div>
          <nav aria-label="On this page">
            ${rooms.map(([id, name]) => html`<a href="#${id}">${name}</a>`)}
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>What is live</h1>
          <p class="lead">
            As of ${formatTime(at.toISOString())}, from the store that this server serves. Reload to update.
          </p>
          ${tiles(overview)}
          <h2 id="versions">Live versions</h2>
          <ul class="rows">
            ${apps.map(liveVersion)}
          </ul>
          <h2>Beside the live site</h2>
          ${beside(overview)}
          <h2 id="timeline">Timeline</h2>
          ${
            shown.length === 0
              ? html`<p class="empty">The history is empty.</p>`
              : html`<ol class="rows" reversed>
                  ${shown.map(switched)}
                </ol>`
          }
          <h2 id="failures">Failing parts</h2>
          <p class="lead">Failures in visitors’ browsers in 24 hours, by version or policy.</p>
          ${failures(overview)}
          <h2 id="speed">Speed for visitors</h2>
          <p>${typeof telemetry === 'string' ? telemetry : formatVitals(telemetry.vitals)}</p>
        </main>
        <footer>The same in a terminal: npm run status, npm run history.</footer>
      </body>
    </html>`.text;
}
