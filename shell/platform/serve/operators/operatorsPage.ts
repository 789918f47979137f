import { createHash } from 'node:crypto';
import { failureLine, vitalsLine } from 'api/encounters';
import { Html, html } from 'shared-content/server/html';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { strictPolicy } from '../../http/securityHeaders';
import { listVersions, getChanges, getCircumstances, since } from '../../store/history';
import { getApps } from '../../store/previews';
import type { LiveVersion, Overview } from './readOverview';
import { style } from './style';
import type { HistoryEntry } from '../../store/state.contract';

/** Forbids all loading and scripts, since the page has none. */
export const operatorsPolicy = `${strictPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

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

const liveVersion = ({ app, version, source, since: from }: LiveVersion): Html =>
  html`<li>
    <div class="who">${app} <span class="id">${version}</span></div>
    <div class="facts">
      ${from ? `since ${since(from.at)} (${from.action})` : 'since before the history starts'}
    </div>
    <div class="said">
      ${built(source)}${from && getCircumstances(from) && `, released ${getCircumstances(from)}`}
    </div>
  </li>`;

const switched = (entry: HistoryEntry): Html =>
  html`<li>
    <div class="who">${entry.action} <span>${getChanges(entry)}</span></div>
    <div class="facts">${since(entry.at)}</div>
    <div class="said">
      generation
      <span class="id">${entry.generation}</span>${getCircumstances(entry) && `, ${getCircumstances(entry)}`}
    </div>
  </li>`;

function beside({ canary, previews }: Overview): Html {
  if (!canary && previews.length === 0)
    return html`<p class="empty">No canary runs, and there are no previews.</p>`;
  return html`<ul class="rows">
    ${
      canary &&
      html`<li>
        <div class="who">
          Canary for ${canary.share} % of new visitors <span>${listVersions(canary.to)}</span>
        </div>
        <div class="facts">since ${since(canary.at)}</div>
        <div class="said">
          generation
          <span class="id">${canary.generation}</span
          >${getCircumstances(canary) && `, ${getCircumstances(canary)}`}
        </div>
      </li>`
    }
    ${previews.map(
      (preview) =>
        html`<li>
          <div class="who">Preview ${preview.name} <span>${getApps(preview)}</span></div>
          <div class="facts">until ${preview.until.slice(0, 10)}</div>
          <div class="said">
            ${preview.address}${getCircumstances(preview) && `, ${getCircumstances(preview)}`}
          </div>
        </li>`,
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
      <dd>${last ? last.action : 'none'} <span>${last ? since(last.at) : 'the history is empty'}</span></dd>
    </div>
    <div>
      <dt>Failing in 24 hours</dt>
      ${
        failing
          ? html`<dd class="${failing.length > 0 ? 'bad' : 'fine'}">
              ${failing.length} <span>${failing[0] ? failureLine(failing[0]) : 'versions or policies'}</span>
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
        <div>${failureLine(failing)} ${isLive && html`<span class="badge overdue">live</span>`}</div>
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
            As of ${since(at.toISOString())}, from the store that this server serves. Reload to update.
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
          <p>${typeof telemetry === 'string' ? telemetry : vitalsLine(telemetry.vitals)}</p>
        </main>
        <footer>The same in a terminal: npm run status, npm run history.</footer>
      </body>
    </html>`.text;
}
