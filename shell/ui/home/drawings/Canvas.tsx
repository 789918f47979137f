import type { ReactNode } from 'react';
import { type Accent, type Pens, site, styled, useDrawing } from 'shared-content/ui';

const pens = {
  text: { fill: site.palette.muted },
  strong: { fill: site.palette.text, fontWeight: 600 },
  ink: { fill: site.palette.ink, fontWeight: 650 },
  accent: { fill: 'currentColor', fontWeight: 600 },
  panel: { fill: site.palette.surface, stroke: site.palette.hairlineStrong },
  field: { fill: site.palette.overlay, stroke: site.palette.hairline },
  line: { fill: 'none', stroke: site.palette.hairlineStrong },
  past: { fill: 'none', stroke: site.palette.muted },
  bar: { fill: site.palette.hairlineStrong },
  faint: { fill: site.palette.hairline },
  stroke: { fill: 'none', stroke: 'currentColor' },
  tint: { fill: 'currentColor', fillOpacity: 0.16 },
  full: { fill: 'currentColor' },
} as const;

// The accent colours every `currentColor` in the drawing; words in it use the page's own font.
const Svg = styled('svg', { shouldForwardProp: (prop) => prop !== 'accent' })<{ accent: Accent }>(
  ({ accent, height }) => ({
    width: '100%',
    height: 'auto',
    // On a phone a drawing is cropped before its words get too small to read.
    minHeight: Math.min(Number(height) * 0.9, 220),
    color: site.ramp[accent],
    // Inherited, so that a word's own `fontSize` attribute wins.
    fontSize: 11,
    fontWeight: 500,
    ...Object.fromEntries(
      Object.entries(pens).map(([name, style]) => [name === 'text' ? '& text' : `& .${name}`, style]),
    ),
  }),
);

// What a file beside the document says instead of the rules above.
const asAttributes: Pens = Object.fromEntries(
  Object.entries(pens).map(([name, style]) => [
    name,
    Object.fromEntries(
      Object.entries(style).map(([key, value]) => [
        key.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
        value,
      ]),
    ),
  ]),
);

interface CanvasProps {
  width: number;
  height: number;
  accent: Accent;
  /** The side that stays when a phone crops it. */
  keep?: 'left' | 'right';
  children: ReactNode;
}

/** The paper of a drawing: decoration, so hidden from screen readers and not focusable. */
export function Canvas({ width, height, accent, keep = 'left', children }: CanvasProps) {
  return (
    <Svg
      accent={accent}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={keep === 'left' ? 'xMinYMin slice' : 'xMaxYMin slice'}
      aria-hidden="true"
      {...useDrawing(children, asAttributes)}
    />
  );
}
