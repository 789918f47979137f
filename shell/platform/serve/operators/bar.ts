import { type Html, html } from 'shared-content/server/html';

/** A part of a bar, in hundredths of it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

/** Least width: keeps a single event visible. */
const least = 1.2;

/** A decorative bar: text beside it has the figures. @param mark position of a line across it */
export const bar = (stretches: readonly Stretch[], mark?: number): Html =>
  html`<svg class="meter" aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
    <rect class="track" width="100" height="10" />
    ${stretches.map(({ from, to, kind }) => {
      const width = Math.max(to - from, least);
      const x = Math.min(from, 100 - width);
      return html`<rect class="${kind}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="10" />`;
    })}
    ${mark !== undefined && html`<rect class="limit" x="${mark - 0.2}" width="0.4" height="10" />`}
  </svg>`;
