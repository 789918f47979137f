import { site } from 'shared-content/ui';

interface TextLinesProps {
  x: number;
  y: number;
  /** One width for each line. */
  widths: readonly number[];
  step?: number;
  strong?: boolean;
}

/** Lines that stand for writing too small to read. */
export const TextLines = ({ x, y, widths, step = 16, strong = false }: TextLinesProps) => (
  <path
    d={widths.map((width, index) => `M${x} ${y + index * step}h${width}`).join('')}
    stroke={strong ? site.palette.muted : site.palette.hairlineStrong}
    strokeWidth={5}
    strokeLinecap="round"
  />
);
