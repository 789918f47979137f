import { BelowFold, Breadcrumbs, Container, Hero, site, styled, text } from 'shared-content/ui';
import { type LegalDocument, legalWords } from '../../content/legal';
import { Points } from '../Points';
import { LegalContents, width } from './LegalContents';
import { LegalSectionText, LegalText } from './LegalSectionText';

/** 75 letters of this font: the longest line of text. */
const line = '36rem';

// Prints as a document, in print sizes and with its URLs written out. Twice &, to outrank the screen's nested rules.
const Sheet = styled('div')({
  '@media print': {
    fontSize: '10.5pt',
    '&& > div': { paddingBlock: '0 16pt' },
    '&& section': { paddingBlock: '0 !important' },
    '&& h2': { fontSize: '13pt', marginTop: '18pt' },
    '&& a[href^="/"]::after': { content: '" (" attr(href) ")"' },
  },
});

// A grid only where the contents are beside the text: within a grid's row, the phone's line could not be sticky.
const Columns = styled('div')(({ theme }) => ({
  paddingBottom: site.scale.section,
  [width.wide]: {
    display: 'grid',
    gridTemplateColumns: `minmax(200px, 1fr) minmax(0, ${line})`,
    columnGap: 'clamp(32px, 6vw, 96px)',
    paddingTop: 48,
    alignItems: 'start',
  },
  // Lines, cards and tables also use the column that is the second one on other pages.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: site.scale.columnGap,
  },
  '@media print': { display: 'block', paddingBlock: 0 },
}));

const Body = styled('div')({
  '&& section > div': { maxWidth: 'none' },
  '& section > div > :is(p, ul)': { maxWidth: line },
  overflowWrap: 'break-word',
  counterReset: 'section',
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  [width.narrow]: { paddingTop: 40 },
});

// A sheet of paper beside the title, the page's one light thing.
const Short = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 'clamp(24px, 3vw, 40px)',
  borderRadius: site.scale.radius.large,
  color: site.palette.paperInk,
  background: site.palette.paper,
  '& > ul': { color: 'inherit' },
  '& li::marker': { color: site.palette.paperJade },
});
// Not a heading: the headings of the document are its sections, whose order is prescribed.
const ShortTitle = styled('p')(text('voice'));
const ShortNote = styled('p')({
  ...text('small'),
  marginTop: 8,
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.paperLine}`,
  color: site.palette.paperMuted,
});

const SeeAlso = styled('p')({
  marginTop: 64,
  paddingTop: 24,
  borderTop: `1px solid ${site.palette.hairline}`,
  color: site.palette.muted,
});

/** A legal page: its date with a summary, contents that mark the current section, the text, a link to the other page. */
export function LegalPage({ document, path }: { document: LegalDocument; path: string }) {
  const { title, lead, updated, inShort, sections, seeAlso } = document;
  return (
    <Sheet>
      <Hero
        before={<Breadcrumbs trail={[{ name: title, path }]} />}
        title={title}
        lead={lead}
        eyebrow={updated.label}
        media={
          <Short>
            <ShortTitle>{legalWords.inShort}</ShortTitle>
            <Points>
              {inShort.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
            <ShortNote>{legalWords.inShortNote}</ShortNote>
          </Short>
        }
      />
      <BelowFold>
        <Container>
          <Columns>
            <LegalContents sections={sections} />
            <Body>
              {sections.map((section) => (
                <LegalSectionText key={section.id} section={section} />
              ))}
              <SeeAlso>
                <LegalText parts={[legalWords.seeAlso, seeAlso]} />
              </SeeAlso>
            </Body>
          </Columns>
        </Container>
      </BelowFold>
    </Sheet>
  );
}
