import type { ReactNode } from 'react';

/** The root of a product's small drawing: decoration, 320 × 180. */
export function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 180" width={320} height={180} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
