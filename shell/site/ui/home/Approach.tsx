import { Actions, ProcessLine, Section, SectionHeading, styled } from 'shared-content/ui';
import stages from '../../assets/water/stages-1280.avif';
import { approach } from '../../content/approach';

// The picture shows a leaf, a bud, a half-open and an open flower, each above the middle of its step. Its water fades out.
const Water = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  marginBottom: 24,
  maskImage:
    'linear-gradient(90deg, transparent, #000 7% 84%, transparent), linear-gradient(transparent, #0003 12%, #000 34% 60%, #0003 88%, transparent)',
  maskComposite: 'intersect',
  // In a narrow window each stage is beside its step instead.
  [theme.breakpoints.down('md')]: { display: 'none' },
  translate: '4.3% 0',
}));
// Extends into the gutters, which are at least a thirtieth of the content's width, and no further.
const Waterline = styled('div')(({ theme }) => ({
  overflow: 'clip',
  [theme.breakpoints.up('md')]: { marginInline: 'calc(-100% / 30)', marginTop: -40 },
}));
/** Positions of the four stages in the picture, as `object-position` in percent. */
const cuts = [1, 31, 63, 91];
const Steps = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    '& li': { paddingRight: 'clamp(92px, 30vw, 220px)', minHeight: 112 },
    '& li::after': {
      content: '""',
      position: 'absolute',
      inset: '-20px 0 auto auto',
      width: 'clamp(112px, 32vw, 220px)',
      height: 148,
      background: `url(${stages}) 0 30% / auto 190px`,
      maskImage: 'radial-gradient(closest-side, #000 52%, transparent)',
    },
    ...Object.fromEntries(
      cuts.map((left, step) => [`& li:nth-of-type(${step + 1})::after`, { backgroundPositionX: `${left}%` }]),
    ),
  },
}));
const Foot = styled('div')({ marginTop: 'clamp(40px, 5vw, 64px)' });

/** The four-step approach: a flower that opens, on its line. */
export function Approach() {
  return (
    <Section tone="raised" labelledBy="approach">
      <SectionHeading id="approach" title={approach.title} lead={approach.lead} align="split" />
      <Waterline>
        <Water src={stages} alt="" width={1280} height={350} loading="lazy" decoding="async" />
      </Waterline>
      <Steps>
        <ProcessLine steps={approach.steps} />
      </Steps>
      <Foot>
        <Actions actions={approach.actions} />
      </Foot>
    </Section>
  );
}
