import { site } from 'shared-content/ui';

/** Widths of bars and gaps in turn. */
const widths = [2, 2, 4, 2, 1, 3, 3, 1, 2, 4, 1, 2, 4, 1, 2, 3, 1, 1, 4, 2, 2, 1, 3, 2, 1, 3, 4, 1, 2];
const unit = 1.7;

const bars = widths
  .map((width, index) => ({ index, width, at: widths.slice(0, index).reduce((sum, each) => sum + each, 0) }))
  .filter(({ index }) => index % 2 === 0)
  .map(
    ({ width, at }) =>
      `M${(at * unit).toFixed(1)} 0h${(width * unit).toFixed(1)}v30h-${(width * unit).toFixed(1)}z`,
  )
  .join('');

/** A consignment's barcode. */
export const Barcode = ({ x, y }: { x: number; y: number }) => (
  <path d={bars} transform={`translate(${x} ${y})`} fill={site.palette.text} />
);
