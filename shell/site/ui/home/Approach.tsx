import { Actions, ProcessLine, Section, SectionHeading, styled } from 'shared-content/ui';
import stages from '../../assets/water/stages-1240.avif';
import { approach } from '../../content/approach';

// A leaf, a bud, half open, open: each stands over its step, and the water ends in the dark around them.
const Water = styled('img')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  // Where all four would be too small to see: the two that are open.
  minHeight: 180,
  objectFit: 'cover',
  objectPosition: '100% 50%',
  marginBottom: 24,
  maskImage:
    'linear-gradient(90deg, transparent, #000 var(--from, 8%) var(--to, 80%), transparent), linear-gradient(transparent, #000 30% 62%, transparent)',
  maskComposite: 'intersect',
  [theme.breakpoints.down('sm')]: { '--from': '18%', '--to': '90%' },
  [theme.breakpoints.up('md')]: { marginTop: -40 },
}));
const Foot = styled('div')({ marginTop: 'clamp(40px, 5vw, 64px)' });

/** The four-step approach: a flower that opens, on its line. */
export function Approach() {
  return (
    <Section tone="raised" labelledBy="approach">
      <SectionHeading id="approach" title={approach.title} lead={approach.lead} align="split" />
      <Water src={stages} alt="" width={1240} height={340} loading="lazy" decoding="async" />
      <ProcessLine steps={approach.steps} />
      <Foot>
        <Actions actions={approach.actions} />
      </Foot>
    </Section>
  );
}
