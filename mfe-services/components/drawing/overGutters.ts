import { site } from 'shared-content/ui';

/** On a phone a hero's drawing takes the page's gutters too, so that it need not shrink as much. */
export const overGutters = {
  width: `calc(100% + 2 * ${site.scale.gutter})`,
  maxWidth: 'none',
  marginInline: `calc(-1 * ${site.scale.gutter})`,
} as const;
