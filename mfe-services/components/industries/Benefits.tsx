import {
  type Accent,
  CardText,
  CardTitle,
  Reveal,
  Section,
  SectionHeading,
  site,
  styled,
} from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

type Look = 'tiles' | 'strip';

// The benefits answer the challenges above them on the same ground: half of the usual gap is enough.
const Ground = styled('div')({ marginTop: `calc(-0.5 * ${site.scale.section})` });

// `tiles`: four separate fields under the accent's edge. `strip`: one framed band divided by hairlines.
const List = styled('ul')<{ look: Look }>(({ look, theme }) => ({
  display: 'grid',
  gap: look === 'tiles' ? 20 : 1,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  ...(look === 'strip' && {
    background: site.palette.hairline,
    border: `1px solid ${site.palette.hairline}`,
    borderRadius: site.scale.radius.large,
    overflow: 'clip',
  }),
}));
const Tile = styled('li')<{ look: Look; accent: Accent }>(({ look, accent }) => ({
  display: 'grid',
  padding: 'clamp(20px, 2.4vw, 32px)',
  ...(look === 'strip'
    ? { background: site.palette.ink }
    : {
        background: site.palette.raised,
        border: `1px solid ${site.palette.hairline}`,
        borderTop: `2px solid ${site.ramp[accent]}`,
        borderRadius: site.scale.radius.medium,
      }),
}));
const Words = styled('div')({ display: 'grid', gap: 8, alignContent: 'start' });

interface BenefitsProps {
  content: IndustryContent;
  look: Look;
}

/** The four benefit tiles. */
export function Benefits({ content: { benefits, industry }, look }: BenefitsProps) {
  const { accent } = industry;
  return (
    <Ground>
      <Section labelledBy="benefits">
        <SectionHeading
          id="benefits"
          eyebrow={industryLabels.benefits}
          accent={accent}
          title={benefits.title}
        />
        <List look={look}>
          {benefits.items.map(({ title, text }, index) => (
            <Tile key={title} look={look} accent={accent}>
              <Reveal index={index}>
                <Words>
                  <CardTitle>{title}</CardTitle>
                  <CardText>{text}</CardText>
                </Words>
              </Reveal>
            </Tile>
          ))}
        </List>
      </Section>
    </Ground>
  );
}
