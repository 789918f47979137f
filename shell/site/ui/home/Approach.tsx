import { Actions, ProcessLine, Section, SectionHeading, site, styled } from 'shared-content/ui';
import stages from '../../assets/water/stages-1280.avif';
import { approach } from '../../content/approach';

// A leaf, a bud, half open, open: each leaf begins where its step does, and the water ends in the dark around them.
const Water = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  // Where all four would be too small to see: the two that are open.
  minHeight: 180,
  objectFit: 'cover',
  objectPosition: '88% 50%',
  marginBottom: 24,
  maskImage:
    'linear-gradient(90deg, transparent, #000 7% 84%, transparent), linear-gradient(transparent, #0003 12%, #000 34% 60%, #0003 88%, transparent)',
  maskComposite: 'intersect',
  // In a narrow window from edge to edge: nothing of it is a frame.
  [theme.breakpoints.down('md')]: {
    width: `calc(100% + 2 * ${site.scale.gutter})`,
    maxWidth: 'none',
    marginInline: `calc(-1 * ${site.scale.gutter})`,
    maskImage: 'linear-gradient(transparent, #000 34% 60%, transparent)',
  },
  // Into the gutters, which are a thirtieth of the content or more.
  [theme.breakpoints.up('md')]: {
    width: 'calc(100% * 16 / 15)',
    maxWidth: 'none',
    marginInline: 'calc(-100% / 30)',
    marginTop: -40,
  },
}));
const Foot = styled('div')({ marginTop: 'clamp(40px, 5vw, 64px)' });

/** The four-step approach: a flower that opens, on its line. */
export function Approach() {
  return (
    <Section tone="raised" labelledBy="approach">
      <SectionHeading id="approach" title={approach.title} lead={approach.lead} align="split" />
      <Water src={stages} alt="" width={1280} height={350} loading="lazy" decoding="async" />
      <ProcessLine steps={approach.steps} />
      <Foot>
        <Actions actions={approach.actions} />
      </Foot>
    </Section>
  );
}
