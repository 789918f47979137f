import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Icon = ComponentType<{ size?: number; strokeWidth?: number; color?: string }>;

/** One of the site's own icons as markup, so that drawn products match the page around them. */
export const icon = (kind: Icon, size = 16, color = 'currentColor', strokeWidth = 1.8) =>
  renderToStaticMarkup(createElement(kind, { size, color, strokeWidth }));
