import type { ReactNode } from 'react';
import { styled } from 'shared-content/ui';

const Svg = styled('svg')<{ wide: boolean }>(({ wide }) => ({
  // In a narrow card a wide drawing runs off its right edge instead of shrinking beyond reading.
  ...(wide && { '@container (max-width: 420px)': { '&&': { width: '136%', maxWidth: 'none' } } }),
}));

interface VignetteProps {
  children: ReactNode;
  /** `wide` has room for a second thought: 480 × 300 instead of 320 × 180. */
  size?: 'small' | 'wide';
}

/** The root of a small drawing inside a card: decoration. */
export function Vignette({ children, size = 'small' }: VignetteProps) {
  const [width, height] = size === 'wide' ? [480, 300] : [320, 180];
  return (
    <Svg
      wide={size === 'wide'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </Svg>
  );
}
