import { site, styled } from 'shared-content/ui';
import type { Inline, LegalBlock, LegalSection } from '../../content/legal';
import { Prose } from '../Prose';
import { LegalTable } from './LegalTable';
import { LegalText } from './LegalText';
import { width } from './width';

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
    '&& h2': { marginTop: 48, paddingTop: 32, borderTop: `1px solid ${site.palette.hairline}` },
    '& h2::before': { color: site.palette.jade },
  },
  // Further lines of the title align with the first, not with the number.
  '&& h2': { display: 'grid', gridTemplateColumns: '1.75em minmax(0, 1fr)' },
  '& h2::before': { content: ['counter(section) ". "', 'counter(section) ". " / ""'] },
});

const plain = (parts: readonly Inline[]) =>
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
      return <h3>{plain(block.parts)}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((parts) => (
            <li key={plain(parts)}>
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
