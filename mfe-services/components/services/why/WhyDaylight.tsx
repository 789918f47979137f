import { Reveal, Section, site, Stats, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';
import { halves } from '../arrangements';

const { palette } = site;

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: halves,
}));
const Title = styled('h2')(({ theme }) => ({
  ...text('h2'),
  // As large as the page’s title, because half of the band is its own.
  [theme.breakpoints.up('md')]: text('h1'),
}));
const Lead = styled('p')({ ...text('lead'), color: palette.paperMuted, marginTop: 16, textWrap: 'balance' });
const Reasons = styled('ul')({
  '& > li': {
    ...text('h3'),
    fontWeight: 450,
    paddingBlock: 18,
    textWrap: 'balance',
    borderTop: `1px solid ${palette.paperLine}`,
  },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
});
// The kit's figures in ink, and as large as the window allows.
const Figures = styled('div')<{ widest: number }>(({ widest, theme }) => ({
  marginTop: 'clamp(40px, 5vw, 72px)',
  '& > dl': { gap: '32px clamp(20px, 4vw, 64px)' },
  '& > dl > div': { paddingTop: 16, borderTop: `2px solid ${palette.paperInk}` },
  '& dt': { color: palette.paperMuted, textWrap: 'balance' },
  '& > p': { color: palette.paperMuted },
  [theme.breakpoints.up('md')]: { '& > dl': halves, '& dt': text('lead') },
  '& dd': {
    // On a phone each has half of the width: six characters need smaller ones.
    fontSize: `clamp(min(3.25rem, ${widest > 5 ? 11.2 : 13.4}vw), ${widest > 5 ? 11.2 : 11.5}vw, 10rem)`,
    letterSpacing: '-0.01em',
    color: palette.paperInk,
    // Kerning would push “1.1” together.
    fontKerning: 'none',
    whiteSpace: 'nowrap',
  },
}));

/** A light band across the whole window, with reasons and figures. */
export function WhyDaylight({ block, id }: BlockProps<'why'>) {
  return (
    <Section tone="daylight" labelledBy={id}>
      <Words>
        <div>
          <Title id={id}>{block.title}</Title>
          {block.lead && <Lead>{block.lead}</Lead>}
        </div>
        <Reasons>
          {block.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Reasons>
      </Words>
      <Reveal>
        <Figures widest={Math.max(...block.figures.map(({ number }) => number.length))}>
          <Stats items={block.figures} note={block.note} />
        </Figures>
      </Reveal>
    </Section>
  );
}
