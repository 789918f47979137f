import { type SVGProps, createElement } from 'react';
import { useDrawing } from './drawings';

/** The data of an icon in lucide's modules. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  readonly size?: number;
}

/**
 * Replaces lucide's own `createLucideIcon` (see bundling/common.ts). So icons go into the document's drawings file like any
 * drawing, without lucide's class names on each. An icon is decoration: screen readers skip it unless it has a name.
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
