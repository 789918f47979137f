import { VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { LegalBlock } from '../../content/legal';

const { palette, scale } = site;

const Frame = styled('div')({
  border: `1px solid ${palette.hairline}`,
  borderRadius: scale.radius.medium,
  overflow: 'clip',
});
const Table = styled('table')({
  ...text('small'),
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { padding: '12px 16px', verticalAlign: 'top' },
  '& th:first-of-type': { width: '60%' },
  '& thead': { background: palette.surface, color: palette.text },
  '& tbody tr': { borderTop: `1px solid ${palette.hairline}` },
  '& tbody th': { fontWeight: 450, color: palette.text },
});

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
      <Table>
        <caption>
          <VisuallyHidden>{block.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell) => (
                <td key={cell}>{unbroken(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
