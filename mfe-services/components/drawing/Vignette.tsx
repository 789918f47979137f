import type { ReactNode } from 'react';
import { useDrawing } from 'shared-content/ui';

interface VignetteProps {
  children: ReactNode;
  /** `wide` has room for a second motif: 480 × 300 instead of 320 × 180. `tall`, 320 × 240, fills a high cell. */
  size?: 'small' | 'wide' | 'tall';
}

const sizes = { small: [320, 180], wide: [480, 300], tall: [320, 240] } as const;

/** The root of a small decorative drawing inside a card. */
export function Vignette({ children, size = 'small' }: VignetteProps) {
  const [width, height] = sizes[size];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      {...useDrawing(children)}
    />
  );
}
