import type { ComponentType, SVGProps } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mark } from '../markGeometry';

const petals = `<g fill="currentColor" stroke="none" transform="scale(.375)"><path d="${mark.outer}" opacity=".72"/><path d="${mark.middle}" opacity=".88"/><path d="${mark.center}"/></g>`;

/** What an icon of 24 × 24 draws, without its own svg element; `mark` is the company's lily. */
export async function iconMarkup(name: string): Promise<string> {
  if (name === 'mark') return petals;
  const icon = (await import(`lucide-react/icons/${name}`)) as {
    default: ComponentType<SVGProps<SVGSVGElement>>;
  };
  return renderToStaticMarkup(createElement(icon.default)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
