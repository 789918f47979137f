import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from './exhibitView.contract';

const pad = 'clamp(16px, 2vw, 28px)';

const { palette } = site;

// Figures stay a table on a phone, to be compared: its first column stays while the others are moved.
const Frame = styled('div')<{ figures: boolean }>(({ figures, theme }) => ({
  ...(figures && { [theme.breakpoints.down('sm')]: { overflowX: 'auto' } }),
  '&:focus-visible': { outlineOffset: -4, outlineColor: palette.paperJade },
}));

const total = `${palette.paperJade}1a`;

interface TableLook {
  figures: boolean;
  /** Words that end in a figure: it has a ground of its own, near enough to be read with them. */
  verdict: boolean;
  totals?: boolean;
}

const Table = styled('table')<TableLook>(({ figures, verdict, totals, theme }) => ({
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
  '& thead th:last-of-type': { color: palette.paperJade },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody tr + tr': { borderTop: `1px solid ${palette.paperLine}` },
  '& tbody th': { color: palette.paperInk, fontWeight: 600 },
  '& tbody td:last-of-type': { color: palette.paperInk, fontWeight: 550 },
  ...(totals && {
    '& tbody tr:last-of-type': { background: total },
    '& tbody tr:last-of-type td': { color: palette.paperInk, fontWeight: 600 },
  }),
  ...(verdict && {
    [theme.breakpoints.up('sm')]: {
      '& tr > :last-child': { width: '20%', background: `${palette.paperJade}12` },
      '& thead th:nth-of-type(1)': { width: '24%' },
      '& thead th:nth-of-type(2)': { width: '14%' },
    },
  }),
  [theme.breakpoints.between('sm', 'md')]: { '& th, & td': { padding: '14px 12px' } },
  [theme.breakpoints.down('sm')]: figures
    ? {
        fontSize: '0.875rem',
        // One ground for all cells: those that stay have to hide the others.
        background: palette.paperRaised,
        '& th, & td': { padding: '12px 4px' },
        '& thead th': {
          verticalAlign: 'bottom',
          fontSize: '0.75rem',
          letterSpacing: 0,
          whiteSpace: 'nowrap',
        },
        '& td, & thead th + th': { minWidth: 44, textAlign: 'right' },
        '& tr > :last-child': { paddingRight: 16 },
        // Of the headers, the columns' too, which `th` alone would not tell from the rows'.
        '& tr > th:first-of-type': {
          position: 'sticky',
          left: 0,
          minWidth: 104,
          maxWidth: 148,
          paddingLeft: 16,
          background: palette.paperRaised,
          boxShadow: `1px 0 ${palette.paperLine}`,
        },
        ...(totals && {
          '& tbody tr:last-of-type > th': {
            background: `linear-gradient(${total}, ${total}), ${palette.paperRaised}`,
          },
        }),
      }
    : {
        // Words: each row becomes a list of its own, its cells named by their column.
        '&, & tbody, & tr, & th, & td': { display: 'block' },
        '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tbody tr': { padding: pad },
        '& tbody th': { padding: '0 0 10px', fontSize: '1.0625rem' },
        '& tbody td': { display: 'grid', gridTemplateColumns: '32% 1fr', gap: 12, padding: '4px 0' },
        '& td[data-none]': { display: 'none' },
        '& td::before': { ...text('small'), content: 'attr(data-column)' },
      },
}));

/** Longest cell, in letters, with which a table still reads as one on a phone. */
const short = 6;
const none = '–';

/** Rows and columns; on a phone words become a list for each row. The roles survive the change of display. */
export function TableView({ exhibit: { label, columns, rows, totals } }: ExhibitViewProps<'table'>) {
  const isShort = (cell = none) => cell.length <= short;
  const figures = rows.every(([, ...cells]) => cells.every((cell) => isShort(cell)));
  const verdict = !figures && rows.every((cells) => isShort(cells.at(-1)));
  return (
    <Desk>
      <Frame figures={figures} {...(figures && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
        <Table role="table" aria-label={label} figures={figures} verdict={verdict} totals={totals}>
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
            {rows.map(([name, ...cells], part) => (
              <tr key={name} role="row" data-step={part + 1}>
                <th role="rowheader" scope="row">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    role="cell"
                    data-column={columns[index + 1]}
                    data-none={cell === none || undefined}
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
