import { site, text } from 'shared-content/ui';

const { palette } = site;
const right = (layer: string, width: number, attachment: string) =>
  `linear-gradient(to left, ${layer}, transparent) right / ${width}px 100% no-repeat ${attachment}`;

/** The frame of a `moved` table. While there is more to scroll, its edge has a shadow; the cover over it moves along. */
export const window = {
  overflowX: 'auto',
  background: [
    right(`${palette.paperRaised} 50%`, 40, 'local'),
    right(`${palette.paperInk}40`, 20, 'scroll'),
    palette.paperRaised,
  ].join(', '),
} as const;

/** Over the row of totals, whatever its background. */
export const total = `${palette.paperJade}1a`;

/** Short cells stay a table, for comparison: the first column is sticky while the others scroll. */
export const moved = (figures: boolean, totals?: boolean) =>
  ({
    fontSize: '0.875rem',
    lineHeight: 1.45,
    '& th, & td': { padding: '12px 4px' },
    '& thead th': {
      verticalAlign: 'bottom',
      fontSize: '0.8125rem',
      letterSpacing: 0,
      ...(figures && { whiteSpace: 'nowrap' }),
    },
    '& td, & thead th + th': figures ? { minWidth: 44, textAlign: 'right' } : { paddingLeft: 6 },
    '& tr > :last-child': { paddingRight: 12 },
    // The row headers, including the columns' first one: `th` alone would match both kinds.
    '& tr > th:first-of-type': {
      position: 'sticky',
      left: 0,
      maxWidth: 148,
      paddingInline: '16px 8px',
      background: `linear-gradient(to left, ${palette.paperLine} 1px, transparent 0), ${palette.paperRaised}`,
      // The highlight of a step, which this background hides; its frame continues to the right.
      boxShadow:
        'inset 1.5px 1.5px var(--frame, transparent), inset 0 -1.5px var(--frame, transparent), inset 0 0 0 100vmax var(--ground, transparent)',
      ...(figures && { minWidth: 104 }),
    },
    ...(totals && {
      '& tbody tr:last-of-type > th': {
        background: `linear-gradient(${total}, ${total}), ${palette.paperRaised}`,
      },
    }),
  }) as const;

/** Sentences: each row becomes a list, its cells named by their column. */
export const listed = (pad: string) =>
  ({
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: pad },
    '& tbody th': { padding: '0 0 10px', fontSize: '1.0625rem' },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(8.5rem, 36%) 1fr',
      gap: 12,
      padding: '4px 0',
    },
    '& td::before': { ...text('small'), content: 'attr(data-column)' },
  }) as const;
