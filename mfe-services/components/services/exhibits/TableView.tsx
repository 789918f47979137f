import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from './exhibitView.contract';

const pad = 'clamp(16px, 2vw, 28px)';

const Table = styled('table')<{ tint: string; totals?: boolean }>(({ tint, totals, theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontSize: '0.9375rem',
  '& th, & td': { padding: `14px ${pad}`, verticalAlign: 'top', fontWeight: 400, color: site.palette.muted },
  '& thead th': { ...text('label'), color: site.palette.muted, background: site.palette.surface },
  '& thead th:last-of-type': { color: tint },
  '& tbody tr': { borderTop: `1px solid ${site.palette.hairline}` },
  '& tbody th': { color: site.palette.text, fontWeight: 550 },
  '& tbody td:last-of-type': { color: site.palette.text },
  ...(totals && {
    '& tbody tr:last-of-type': { background: `${tint}1a` },
    '& tbody tr:last-of-type td': { color: site.palette.text, fontWeight: 550 },
  }),
  // Too narrow for columns: each row becomes a list of its own, its cells named by their column.
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: pad },
    '& tbody th': { padding: '0 0 10px', fontSize: '1.0625rem' },
    '& tbody td': { display: 'grid', gridTemplateColumns: '38% 1fr', gap: 12, padding: '4px 0' },
    '& td::before': { ...text('small'), content: 'attr(data-column)' },
  },
}));

/** Rows and columns; on a phone a list for each row. The roles survive the change of display. */
export function TableView({ exhibit: { label, columns, rows, totals }, accent }: ExhibitViewProps<'table'>) {
  return (
    <Desk>
      <Table role="table" aria-label={label} tint={site.ramp[accent]} totals={totals}>
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
          {rows.map(([name, ...cells]) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Desk>
  );
}
