import { TextLink, VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { Inline, LegalBlock, LegalSection } from '../../content/legal';
import { Prose } from '../Prose';
import { width } from './LegalContents';

const { palette, scale } = site;

/** Text with links. */
export function LegalText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part.to} to={part.to}>
        {part.label}
      </TextLink>
    ),
  );
}

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
function LegalTable({ block }: { block: Extract<LegalBlock, { kind: 'table' }> }) {
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

// A counter adds the number, so that the title stays bare in the document and for screen readers. (Chromium would
// otherwise read only the dot.)
const Numbered = styled('section')({
  counterIncrement: 'section',
  // Keeps clear of the contents' line under the header.
  [width.narrow]: { scrollMarginTop: 52 },
  // Twice &, to outrank the running text's rules: a legal page's title of this level is a signpost.
  '&& h3': { fontSize: '1.0625rem', lineHeight: 1.4 },
  '&& h2 + h3': { marginTop: '1em' },
  '&& h3 + *': { marginTop: '0.5em' },
  '@media screen': {
    '&& h2': { marginTop: 48, paddingTop: 32, borderTop: `1px solid ${palette.hairline}` },
    '&&:first-of-type h2': { margin: 0, padding: 0, border: 0 },
    '& h2::before': { color: palette.jade },
  },
  // Further lines of the title align with the first, not with the number.
  '&& h2': { display: 'grid', gridTemplateColumns: '1.75em minmax(0, 1fr)' },
  '& h2::before': { content: ['counter(section) ". "', 'counter(section) ". " / ""'] },
});

const getPlainText = (parts: readonly Inline[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <LegalText parts={block.parts} />
        </p>
      );
    case 'heading':
      return <h3>{getPlainText(block.parts)}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((parts) => (
            <li key={getPlainText(parts)}>
              <LegalText parts={parts} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable block={block} />;
  }
}

/** One numbered section of a legal page. */
export function LegalSectionText({ section }: { section: LegalSection }) {
  return (
    <Numbered id={section.id} aria-label={section.title}>
      <Prose>
        <h2>{section.title}</h2>
        {section.blocks.map((block, index) => (
          <Block key={`${section.id} ${index}`} block={block} />
        ))}
      </Prose>
    </Numbered>
  );
}
