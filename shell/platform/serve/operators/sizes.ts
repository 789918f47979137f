import { type Html, html } from 'shared-content/server/html';
import type { Weighed, Weights } from '../../store/weightsFile';

/** Number of documents shown; all others are smaller. */
const heaviest = 10;

const figure = (value: number) => value.toLocaleString('en-US');

const row = (name: Html | string, { bytes, budget }: Weighed): Html => {
  const share = (100 * bytes) / budget;
  const kind = share > 100 ? 'over' : share > 95 ? 'near' : 'fits';
  return html`<li>
    <span class="name">${name}</span>
    <meter
      aria-hidden="true"
      max="${budget}"
      low="${budget * 0.95}"
      high="${budget}"
      optimum="0"
      value="${bytes}"
    ></meter>
    <span class="figures ${kind}"
      >${figure(bytes)} of ${figure(budget)}
      <span>${share > 100 ? 'over, ' : ''}${Math.round(share)} %</span></span
    >
  </li>`;
};

/** Sizes of documents and scripts against the budgets of the shell that composed them. */
export function sizes(weights: Weights | undefined): Html {
  if (!weights)
    return html`<p class="empty">
      The live generation was composed before sizes were written down; the next release of the shell writes
      them.
    </p>`;
  const documents = weights.documents.toSorted((a, b) => b.bytes - a.bytes);
  const rows = (some: readonly Weighed[]) =>
    html`<ul class="bars">
      ${some.map((one) => row(html`<a href="${one.name}">${one.name}</a>`, one))}
    </ul>`;
  return html`<h3>Documents, the heaviest first</h3>
    ${rows(documents.slice(0, heaviest))}
    ${
      documents.length > heaviest &&
      html`<details>
        <summary>${documents.length - heaviest} lighter ones</summary>
        ${rows(documents.slice(heaviest))}
      </details>`
    }
    <h3>Scripts of each app</h3>
    <ul class="bars">
      ${weights.scripts.filter(({ bytes }) => bytes > 0).map((one) => row(html`${one.app} <span>${one.name}</span>`, one))}
    </ul>`;
}
