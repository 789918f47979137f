import { type Accent, site } from 'shared-content/ui';
import { Words } from './Words';

interface TagProps {
  x: number;
  y: number;
  w: number;
  children: string;
  accent: Accent;
  /** Filled with the accent instead of tinted. */
  solid?: boolean;
}

/** A pill with a word. */
export function Tag({ x, y, w, children, accent, solid = false }: TagProps) {
  const color = site.ramp[accent];
  return (
    <>
      <rect x={x} y={y} width={w} height={24} rx={12} fill={color} fillOpacity={solid ? 1 : 0.14} />
      <Words x={x + w / 2} y={y + 16.5} size={12} ink={solid ? 'dark' : accent} bold anchor="middle">
        {children}
      </Words>
    </>
  );
}
