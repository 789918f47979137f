import type { Accent } from 'shared-content/ui';

export function ServiceDrawing(_: { slug: string; accent: Accent }) {
  return null;
}
