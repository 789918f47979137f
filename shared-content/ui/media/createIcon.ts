import { type SVGProps, createElement } from 'react';
import { useDrawing } from './drawings';

/** What lucide's modules say of an icon. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  readonly size?: number;
}

/**
 * Stands in for lucide's own `createLucideIcon` (see bundling/common.ts), so that documents keep icons beside them
 * like any drawing, without a list of class names each. An icon is decoration: hidden unless it is given a name.
 */
export function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, { key, ...attributes }], index) =>
    createElement(tag, { key: key ?? index, ...attributes }),
  );
  return function Icon({ size = 24, color = 'currentColor', ...rest }: IconProps) {
    return createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': rest['aria-label'] === undefined || undefined,
      ...rest,
      ...useDrawing(drawing),
    });
  };
}
