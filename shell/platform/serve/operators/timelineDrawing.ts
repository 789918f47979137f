import { type Html, html } from 'shared-content/server/html';
import { getChanges } from '../../store/history';
import type { HistoryEntry } from '../../store/state.contract';

/** Number of switches that fit side by side. */
export const mostSwitches = 20;

/** Width for the names of the lanes. */
const names = 112;
const column = 46;
const lane = 34;
const top = 30;
const settingsLane = 'settings';
const canaryLane = 'canary';

/** Meaning of each mark's shape, in the order of the legend. */
export const marks = {
  release: 'release or start',
  rollback: 'rollback',
  settings: 'settings',
  canary: 'canary',
} as const;
type Mark = keyof typeof marks;

const getMark = ({ action }: HistoryEntry): Mark =>
  action === 'rollback' || action === 'settings' || action === 'canary' ? action : 'release';

/** Marks differ by shape first, by colour second. */
export function drawMark(mark: Mark, x: number, y: number, title?: string): Html {
  const said = title !== undefined && html`<title>${title}</title>`;
  if (mark === 'rollback')
    return html`<path class="mark back" d="M${x} ${y - 8}l8 8-8 8-8-8z">${said}</path>`;
  if (mark === 'settings')
    return html`<rect class="mark set" x="${x - 6}" y="${y - 6}" width="12" height="12">${said}</rect>`;
  return html`<circle class="mark ${mark === 'canary' ? 'try' : 'out'}" cx="${x}" cy="${y}" r="7">
    ${said}
  </circle>`;
}

/** Lanes in which a switch has a mark. */
const getLanes = ({ apps, settings, canary }: HistoryEntry): string[] =>
  canary ? [canaryLane] : [...apps, ...(settings ? [settingsLane] : [])];

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * Draws the last switches: a column each, the newest on the right, and a lane for each app that is or was live.
 * Screen readers read the list of the same switches below it.
 */
export function timelineDrawing(history: readonly HistoryEntry[], apps: readonly string[]): Html {
  const shown = history.slice(-mostSwitches);
  const marked = new Set(shown.flatMap(getLanes));
  const others = [...marked].filter((name) => ![...apps, settingsLane, canaryLane].includes(name));
  const lanes = [...apps, ...others, ...[settingsLane, canaryLane].filter((name) => marked.has(name))];
  const width = shown.length * column;
  const height = top + lanes.length * lane + 26;
  const xOf = (index: number) => index * column + column / 2;
  const yOf = (name: string) => top + lanes.indexOf(name) * lane + lane / 2;
  const days = shown.map(({ at }) => day.format(new Date(at)));
  // The names stay in place while the rest scrolls, starting at its end: operators look for the newest switch.
  return html`<div class="lanes">
    <svg class="timeline" aria-hidden="true" width="${names}" height="${height}">
      ${lanes.map((name) => html`<text x="0" y="${yOf(name) + 4}">${name}</text>`)}
    </svg>
    <div class="scroll" role="region" aria-label="Timeline" tabindex="0">
      <svg
        class="timeline"
        role="img"
        aria-label="The last ${shown.length} switches, a column each; the list below says the same."
        width="${width}"
        height="${height}"
      >
        <rect
          class="now"
          x="${xOf(shown.length - 1) - column / 2}"
          y="${top}"
          width="${column}"
          height="${height - top}"
          rx="6"
        />
        ${lanes.map((name) => html`<line x1="0" x2="${width}" y1="${yOf(name)}" y2="${yOf(name)}" />`)}
        ${shown.map((entry, index) => {
          const title = `${entry.at.slice(11, 16)} UTC, ${entry.action}: ${getChanges(entry)}`;
          return html`${
              days[index] !== days[index - 1] &&
              html`<text class="day" x="${xOf(index) - column / 2 + 4}" y="18">${days[index]}</text>`
            }
            ${getLanes(entry).map((name) => drawMark(getMark(entry), xOf(index), yOf(name), title))}
            <text class="time" x="${xOf(index)}" y="${height - 8}">${entry.at.slice(11, 16)}</text>`;
        })}
      </svg>
    </div>
  </div>`;
}
