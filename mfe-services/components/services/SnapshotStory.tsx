import { Badge, Eyebrow, Reveal, Section, site, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../content/service.contract';
import { serviceLabels } from '../../content/serviceLabels';
import { Plate } from '../drawing/Plate';
import { besidePicture } from './arrangements';

const Story = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 56px)',
  [theme.breakpoints.down('md')]: besidePicture,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 7fr) minmax(350px, 11fr)',
    // Name and parts are one group, at the middle of the picture's height; the result is below both.
    gridTemplateRows: '1fr auto auto 1fr auto',
    gap: '0 48px',
    '& > img': { gridArea: '1 / 3 / 5 / 4' },
  },
}));
// The picture at two thirds of the page, its story beside it. Its letters stay smaller than the headings.
const LargePicture = styled(Story)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto auto 1fr auto',
    '& > img': { gridArea: '1 / 1 / 6 / 2' },
    '& > div:first-of-type': { gridArea: '2 / 2' },
    '& > dl': { gridArea: '3 / 1 / 7 / -1' },
    '& > dl > div': { gridColumn: 2, paddingBottom: 24 },
    '& > dl > div:last-of-type': { gridColumn: '1 / -1', gridRow: 4, paddingBottom: 0 },
  },
}));
const Name = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  alignContent: 'start',
  // A pill of two lines would look like a box.
  '@media (min-width: 24em)': { '& > span': { whiteSpace: 'nowrap' } },
  [theme.breakpoints.up('md')]: { gridArea: '2 / 1 / 3 / 3', paddingBottom: 40 },
}));
// The block's kind in small type, the client's name in large.
const Kind = styled(Eyebrow.withComponent('h2'))({ marginBottom: 0 });
const Project = styled('h3')(text('h2'));
const Parts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 56px) 48px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridArea: '3 / 1 / 6 / -1',
    gridTemplate: 'subgrid / subgrid',
    rowGap: 0,
  },
}));
const Term = styled('dt')({
  ...text('label'),
  fontSize: '0.9375rem',
  color: site.palette.text,
  marginBottom: 8,
});
const Detail = styled('dd')({
  fontSize: 'clamp(1rem, 0.5rem + 0.79vw, 1.125rem)',
  color: site.palette.muted,
});
const Result = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  paddingTop: 'clamp(20px, 2.4vw, 32px)',
  borderTop: `2px solid ${tint}`,
  [theme.breakpoints.up('sm')]: { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gridRow: 3, marginTop: 32 },
}));
const ResultWords = styled('dd')<{ tint: string }>(({ tint }) => ({
  ...text('voice'),
  textWrap: 'balance',
  '& b': { fontWeight: 'inherit', color: tint },
}));
const { paper, paperInk, paperMuted, paperJade } = site.palette;

// Across the window: a border image is painted outside the box without making the page wider.
const LightResult = styled(Result)(({ theme }) => ({
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  border: 0,
  background: paper,
  borderImage: `conic-gradient(${paper} 0 0) fill 0 / 0 / 0 100vw`,
  // In print and forced colors the letters change color, and this background would hide them.
  '@media print, (forced-colors: active)': { borderImage: 'none' },
  '& > dt': { color: paperMuted },
  '& > dd': { color: paperInk },
  '& > dd b': { color: paperJade },
  [theme.breakpoints.up('md')]: {
    marginTop: 56,
    '& > dd': { display: 'flex', alignItems: 'center', gap: 48 },
    '& > dd > b + span': { flex: 1 },
  },
}));
// The sentence beside it says the same figure.
const Large = styled('b')({
  flex: 'none',
  display: 'block',
  fontSize: 'clamp(6rem, 1rem + 18vw, 16rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  marginBottom: 8,
});

/** Figures of a result that are set in the accent. */
const share = /(\d+%)/;

/** A client's success: name, challenge and solution beside the proof. The result is below, in the page's largest type after the title. */
export function SnapshotStory({ block, accent, id }: BlockProps<'snapshot'>) {
  const { title, story, look } = block;
  const Layout = look === 'picture' ? LargePicture : Story;
  const Outcome = look === 'light' ? LightResult : Result;
  const parts = story.result.split(share);
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Reveal>
        <Layout>
          <Name>
            <Kind accent={accent} id={id}>
              {title}
            </Kind>
            <Project>{story.project}</Project>
            <Badge accent={accent}>{story.industry}</Badge>
          </Name>
          <Plate src={story.proof} />
          <Parts>
            <div>
              <Term>{serviceLabels.challenge}</Term>
              <Detail>{story.challenge}</Detail>
            </div>
            <div>
              <Term>{serviceLabels.solution}</Term>
              <Detail>{story.solution}</Detail>
            </div>
            <Outcome tint={site.ramp[accent]}>
              <Term>{serviceLabels.result}</Term>
              <ResultWords tint={site.ramp[accent]}>
                {look === 'light' && parts[1] && <Large aria-hidden="true">{parts[1]}</Large>}
                <span>{parts.map((part, index) => (index % 2 ? <b key={part}>{part}</b> : part))}</span>
              </ResultWords>
            </Outcome>
          </Parts>
        </Layout>
      </Reveal>
    </Section>
  );
}
