import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Desk } from './frames';

const { palette } = site;
const pad = 'clamp(16px, 2vw, 28px)';

const toLeft = (layer: string, width: number, attachment: string) =>
  `linear-gradient(to left, ${layer}, transparent) right / ${width}px 100% no-repeat ${attachment}`;
const Frame = styled('div')<{ movable: boolean }>(({ movable, theme }) => ({
  // While there is more to scroll, its edge has a shadow; the cover over it moves along.
  ...(movable && {
    [theme.breakpoints.down('sm')]: {
      overflowX: 'auto',
      background: [
        toLeft(`${palette.paperRaised} 50%`, 40, 'local'),
        toLeft(`${palette.paperInk}40`, 20, 'scroll'),
        palette.paperRaised,
      ].join(', '),
    },
  }),
  '&:focus-visible': { outlineOffset: -4, outlineColor: palette.paperJade },
}));

/** On a phone, short cells stay a table, for comparison: the first column is sticky while the others scroll. */
const moved = {
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& th, & td': { padding: '12px 4px' },
  '& thead th': {
    verticalAlign: 'bottom',
    fontSize: '0.8125rem',
    letterSpacing: 0,
  },
  '& td, & thead th + th': { paddingLeft: 6 },
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
  },
} as const;

/** On a phone, sentences: each row becomes a list, its cells named by their column. */
const listed = {
  '&, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  // Two short cells share a line.
  '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 12, padding: pad },
  '& tbody th': { gridColumn: '1 / -1', padding: '0 0 6px', fontSize: '1.0625rem' },
  '& tbody td': { display: 'flex', gap: 8, alignItems: 'baseline', padding: '4px 0' },
  '& tbody td[data-long]': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(8.5rem, 36%) 1fr',
    gap: 12,
  },
  '& td::before': { ...text('small'), content: 'attr(data-column)' },
} as const;

const dark = (tint: string) =>
  `linear-gradient(90deg, ${tint}26, ${tint}0d), linear-gradient(${palette.overlay} 0 0)`;
const screenColumns = ['24%', '32%', '44%'] as const;

interface TableLook {
  cells: 'words' | 'sentences';
  /** Whether the last column is the result of the others. */
  concluded: boolean;
  screen?: boolean;
  tint: string;
}

const Table = styled('table')<TableLook>(({ cells, concluded, screen, tint, theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontSize: '0.9375rem',
  '& th, & td': { padding: `14px ${pad}`, verticalAlign: 'top', fontWeight: 400, color: palette.paperMuted },
  '& thead th': {
    ...text('label'),
    color: palette.paperMuted,
    borderBottom: `2px solid ${palette.paperInk}`,
  },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody tr + tr': { borderTop: `1px solid ${palette.paperLine}` },
  '& tbody th': { color: palette.paperInk, fontWeight: 600 },
  ...(concluded && {
    '& thead th:last-of-type': { color: palette.paperJade },
    '& tbody td:last-of-type': { color: palette.paperInk, fontWeight: 550 },
  }),
  [theme.breakpoints.between('sm', 'md')]: { '& th, & td': { padding: '14px 8px 14px 12px' } },
  [theme.breakpoints.down('sm')]: cells === 'sentences' ? listed : moved,
  ...(screen && {
    '& thead th:last-of-type, & tbody td:last-of-type': { color: palette.text },
    [theme.breakpoints.up('sm')]: {
      tableLayout: 'fixed',
      // The table carries it, as it is below the highlight of a step.
      background: dark(tint),
      backgroundPosition: 'right',
      backgroundSize: `${screenColumns[2]} 100%`,
      backgroundRepeat: 'no-repeat',
      '& th, & td': { padding: `24px ${pad}`, fontSize: '1rem' },
      '& thead th:nth-of-type(1)': { width: screenColumns[0] },
      '& thead th:nth-of-type(2)': { width: screenColumns[1] },
    },
    [theme.breakpoints.down('sm')]: {
      ...listed,
      '& tbody td:last-of-type': {
        margin: '10px -8px 0',
        padding: '10px 8px',
        borderRadius: site.scale.radius.small,
        background: dark(tint),
      },
    },
  }),
}));

/** Letters of the longest cell of a table that still works as one on a phone. */
const longest = 18;
/** Letters of a cell that shares a line of its list with another. */
const lineShare = 6;
const none = '–';

/** Rows and columns. On a phone, sentences become one list per row. Roles survive the change of display. */
export function TableView({ exhibit, accent }: ExhibitViewProps<'table'>) {
  const { label, columns, rows, screen } = exhibit;
  const short = rows.every(([, ...row]) => row.every((cell) => cell.length <= longest));
  const cells = short ? 'words' : 'sentences';
  const movable = cells !== 'sentences';
  return (
    <Desk>
      <Frame movable={movable} {...(movable && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
        <Table
          role="table"
          aria-label={label}
          cells={cells}
          concluded={!screen && rows.every((row) => row.at(-1) !== none)}
          screen={screen}
          tint={site.ramp[accent]}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([name, ...cellsOfRow], part) => (
              <tr key={name} role="row" data-step={part + 1}>
                <th role="rowheader" scope="row">
                  {name}
                </th>
                {cellsOfRow.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    role="cell"
                    data-column={columns[index + 1]}
                    data-long={cell.length > lineShare ? '' : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Desk>
  );
}
