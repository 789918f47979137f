import { Container, site, styled, text } from 'shared-content/ui';
import { Column } from '../../components/Column';
import { Plate } from '../../components/drawing/Plate';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

// In narrower windows the notes follow the example, or precede it where they come first.
const Sheet = styled(Container)<{ notesFirst: boolean }>(({ notesFirst, theme }) => ({
  display: 'grid',
  gap: site.scale.section,
  paddingBlock: site.scale.section,
  // A column has no room for a lead beside its title.
  '& [data-heading]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('lg')]: { '& > [data-notes]': { gap: 40 } },
  [theme.breakpoints.up('lg')]: {
    columnGap: 56,
    gridTemplateColumns: notesFirst ? '24rem minmax(0, 1fr)' : 'minmax(0, 1fr) 24rem',
    '& > div + div': { paddingLeft: 32, borderLeft: `1px solid ${site.palette.hairlineStrong}` },
  },
  ...(!notesFirst && {
    '& > [data-notes] h2': text('h3'),
    '& > [data-notes] [data-heading]': { marginBottom: 20 },
  }),
}));

/**
 * A service told by one piece of its work. What is done, and for whom, are notes in the margin: at the left, as questions
 * that the work answers, where the content begins with them.
 */
export function WorkedExamplePage({ content: page }: { content: ServicePageContent }) {
  const { blocks, entry } = page;
  const isNote = ({ kind }: (typeof blocks)[number]) => kind === 'points' || kind === 'industries';
  const notes = blocks.filter(isNote);
  const example = blocks.filter(({ kind }) => kind === 'exhibit' || kind === 'offers');
  const rest = blocks.filter((block) => !notes.includes(block) && !example.includes(block));
  // The picture has no room beside its list.
  const picture = notes.map((block) => ('picture' in block ? block.picture : undefined)).find(Boolean);
  const notesFirst = blocks[0] !== undefined && isNote(blocks[0]);
  const margin = (
    <Column data-notes="">
      <ServiceBlocks
        blocks={notes.map((block) => ('picture' in block ? { ...block, picture: undefined } : block))}
        accent={entry.accent}
        first={example.length}
      />
      {picture && <Plate src={picture} />}
    </Column>
  );
  return (
    <ServicePage content={page}>
      <Sheet notesFirst={notesFirst}>
        {notesFirst && margin}
        <Column>
          <ServiceBlocks blocks={example} accent={entry.accent} />
        </Column>
        {!notesFirst && margin}
      </Sheet>
      <ServiceBlocks blocks={rest} accent={entry.accent} first={example.length + notes.length} />
    </ServicePage>
  );
}
