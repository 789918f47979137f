import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Told } from './Told';
import { listed, moved, total, window } from './tableOnPhone';

const pad = 'clamp(16px, 2vw, 28px)';

const { palette } = site;

const Frame = styled('div')<{ movable: boolean }>(({ movable, theme }) => ({
  ...(movable && { [theme.breakpoints.down('sm')]: window }),
  '&:focus-visible': { outlineOffset: -4, outlineColor: palette.paperJade },
}));

interface TableLook {
  cells: 'figures' | 'words' | 'sentences';
  /** Whether the last column is the result of the others. */
  concluded: boolean;
  /** Sentences that end in a figure: it has its own background, close enough to be read with them. */
  verdict: boolean;
  totals?: boolean;
}

const Table = styled('table')<TableLook>(({ cells, concluded, verdict, totals, theme }) => ({
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
  ...(cells === 'figures' && {
    [theme.breakpoints.up('sm')]: {
      '& td, & thead th + th': { width: '14%', paddingInline: 12, textAlign: 'right', whiteSpace: 'nowrap' },
      '& tr > :last-child': { paddingRight: pad },
    },
  }),
  [theme.breakpoints.between('sm', 'md')]: { '& th, & td': { padding: '14px 8px 14px 12px' } },
  [theme.breakpoints.down('sm')]: cells === 'sentences' ? listed(pad) : moved(cells === 'figures', totals),
}));

/** Longest cell, in letters: of figures, and of text that still works as a table on a phone. */
const longest = { figures: 6, words: 18 };
const none = '–';

/** Rows and columns. On a phone, sentences become one list per row. Roles survive the change of display. */
export function TableView({ exhibit: { label, columns, rows, totals, cases } }: ExhibitViewProps<'table'>) {
  const within = (limit: number) => rows.every(([, ...cells]) => cells.every((cell) => cell.length <= limit));
  const cells = within(longest.figures) ? 'figures' : within(longest.words) ? 'words' : 'sentences';
  const movable = cells !== 'sentences';
  const last = rows.map((row) => row.at(-1) ?? none);
  return (
    <Desk>
      <Frame movable={movable} {...(movable && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
        <Table
          role="table"
          aria-label={label}
          cells={cells}
          concluded={!last.includes(none)}
          verdict={!movable && last.every((cell) => cell.length <= longest.figures)}
          totals={totals}
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
                  <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                    {cases ? <Told values={cases.map((each) => each[part]?.[index] ?? cell)} /> : cell}
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
