import type { ReactNode } from 'react';
import { useDrawing } from 'shared-content/ui';

interface VignetteProps {
  children: ReactNode;
  /** `wide` has room for a second thought: 480 × 300 instead of 320 × 180. */
  size?: 'small' | 'wide';
}

/** The root of a small drawing inside a card: decoration. */
export function Vignette({ children, size = 'small' }: VignetteProps) {
  const [width, height] = size === 'wide' ? [480, 300] : [320, 180];
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
