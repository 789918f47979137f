import { Reveal, site, styled, text } from 'shared-content/ui';
import { Daylight } from '../../Daylight';
import type { BlockProps } from '../blocks/block.contract';
import { halves } from '../halves';

const { palette } = site;

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: halves,
}));
const Title = styled('h2')(text('h2'));
const Lead = styled('p')({ ...text('lead'), color: palette.paperMuted, marginTop: 16 });
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
const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'clamp(20px, 4vw, 64px)',
  [theme.breakpoints.up('md')]: halves,
  marginTop: 'clamp(40px, 5vw, 72px)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: 8,
    borderTop: `2px solid ${palette.paperInk}`,
  },
  '& dt': { color: palette.paperMuted },
  '& dd': {
    ...text('display'),
    fontSize: 'clamp(min(3.25rem, 15vw), 11.5vw, 10rem)',
    letterSpacing: '-0.01em',
    // Kerning would push “1.1” together.
    fontKerning: 'none',
    lineHeight: 1.22,
    margin: 0,
  },
}));

/** Broad daylight: reasons and figures on paper, across the whole window. */
export function WhyDaylight({ block, id }: BlockProps<'why'>) {
  return (
    <Daylight labelledBy={id}>
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
        <Figures>
          {block.figures.map(({ number, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </Figures>
      </Reveal>
    </Daylight>
  );
}
