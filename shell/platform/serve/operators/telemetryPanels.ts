import {
  type Encounters,
  type FailingVersion,
  type RatedVital,
  ratedVitals,
  recentMinutes,
} from 'api/encounters';
import { type Html, html } from 'shared-content/server/html';
import { failureKinds, vitalLimits, type VitalName } from 'shared-content/encounters';
import { since } from '../../store/history';
import type { Overview } from './readOverview';

/** Failures of the last day, a row for each version and kind. */
export function failurePanel({ telemetry, apps }: Pick<Overview, 'telemetry' | 'apps'>): Html {
  if (typeof telemetry === 'string') return html`<p class="empty">${telemetry}</p>`;
  if (telemetry.failing.length === 0) return html`<p class="empty">No failures in the last 24 hours.</p>`;
  return html`<ul class="bars met">
    ${telemetry.failing.map((failing) => {
      const { app, version, kind, recent, day, first, last } = failing;
      const isLive = apps.some((live) => live.app === app && live.version === version);
      return html`<li>
        <span class="name"
          >${app === 'document' ? 'policy' : `${app} ${version}`}
          ${isLive && html`<span class="badge overdue">live</span>`}<span
            >${whatOf(failing, kind)}</span
          ></span
        >
        <span class="figures"
          >${day} in 24 hours, ${recent} in the last ${recentMinutes} minutes
          <span>first ${since(first.toISOString())}</span>
          <span>last ${since(last.toISOString())}</span></span
        >
      </li>`;
    })}
  </ul>`;
}

const whatOf = ({ app }: FailingVersion, kind: string): string =>
  app === 'document'
    ? `refused: ${kind.replace(' ', ', ')}`
    : (failureKinds[kind as keyof typeof failureKinds] ?? kind);

/** CLS has no unit, the others are milliseconds. */
const limit = (name: VitalName, value: number) => (name === 'CLS' ? String(value) : `${value / 1000} s`);

/** Rating of the 75th percentile: counts by rating tell which limits it keeps, not its value. */
function percentile75({ name, good, fair, count }: RatedVital): string {
  const [most, worst] = vitalLimits[name];
  if (good >= 0.75 * count) return `p75 within ${limit(name, most)}: good`;
  if (good + fair >= 0.75 * count)
    return `p75 between ${limit(name, most)} and ${limit(name, worst)}: to improve`;
  return `p75 over ${limit(name, worst)}: poor`;
}

/** Web vitals of visitors within the last week. */
export function speedPanel(met: Encounters | string): Html {
  if (typeof met === 'string') return html`<p class="empty">${met}</p>`;
  const all = ratedVitals(met.vitals);
  if (all.length === 0) return html`<p class="empty">No web vitals in the last 7 days.</p>`;
  return html`<ul class="bars">
    ${all.map(
      (one) =>
        html`<li>
          <span class="name">${one.name} <span>${percentile75(one)}</span></span>
          <meter
            aria-hidden="true"
            max="${one.count}"
            low="${one.count * 0.5}"
            high="${one.count * 0.75}"
            optimum="${one.count}"
            value="${one.good}"
          ></meter>
          <span class="figures"
            >${Math.floor((100 * one.good) / one.count)} % good of ${one.count} <span>7 days</span></span
          >
        </li>`,
    )}
  </ul>`;
}
