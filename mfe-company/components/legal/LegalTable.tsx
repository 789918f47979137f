import { VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { LegalBlock } from '../../content/legal';

const { palette, scale } = site;

const Frame = styled('div')({
  border: `1px solid ${palette.hairline}`,
  borderRadius: scale.radius.medium,
  overflow: 'clip',
});
const Table = styled('table')(({ theme }) => ({
  ...text('small'),
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { padding: '12px 16px', verticalAlign: 'top' },
  [theme.breakpoints.up('sm')]: { '& th:first-of-type': { width: '60%' } },
  '& thead': { background: palette.surface, color: palette.text },
  '& tbody tr': { borderTop: `1px solid ${palette.hairline}` },
  '& tbody th': { fontWeight: 450, color: palette.text },
  // On a phone, rows are entries: what is kept, and below it for how long. Roles survive the change of display.
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody th': { paddingBottom: 2 },
    '& td': { paddingTop: 0, color: palette.muted },
  },
}));

const Together = styled('span')({ whiteSpace: 'nowrap' });

/** A cell's text; a number of days does not wrap. */
const unbroken = (cell: string) =>
  cell
    .split(/(\(?\d+ days\)?)/)
    .map((part, index) => (index % 2 ? <Together key={part}>{part}</Together> : part));

/** The kinds of stored data and their retention periods. */
export function LegalTable({ block }: { block: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    <Frame>
      <Table role="table">
        <caption>
          <VisuallyHidden>{block.caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {block.head.map((cell) => (
              <th key={cell} role="columnheader" scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {block.rows.map(([first, ...rest]) => (
            <tr key={first} role="row">
              <th role="rowheader" scope="row">
                {first}
              </th>
              {rest.map((cell) => (
                <td key={cell} role="cell">
                  {unbroken(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
