import type { ReactNode } from 'react';
import { type Accent, site, text } from '../../theme';
import { styled } from '../styled';

/** Content width with the page's gutter. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: `calc(${site.scale.content} + 2 * ${site.scale.gutter})`,
  marginInline: 'auto',
  paddingInline: site.scale.gutter,
});

type Tone = 'plain' | 'raised' | 'lit' | 'daylight';

const { paper, paperInk, paperMuted, paperJade } = site.palette;

const Block = styled('section')<{ tone: Tone }>(({ tone }) => ({
  position: 'relative',
  paddingBlock: site.scale.section,
  // Darker towards the bottom, like water.
  ...(tone === 'raised' && {
    background: `linear-gradient(${site.palette.raised}, transparent)`,
    // Less padding: the gradient ends in the page's color, so the next band seems to begin before its edge.
    paddingBottom: 'clamp(40px, 5vw, 64px)',
  }),
  ...(tone === 'lit' && {
    background: `radial-gradient(72% 60% at 50% 45%, #3fd6b417, transparent 75%)`,
  }),
  ...(tone === 'daylight' && {
    color: paperInk,
    background: paper,
    // The kit's headings have colors for a dark background.
    '& h2, & h3': { color: paperInk },
    '& [data-heading] p': { color: paperMuted },
    '& :focus-visible': { outlineColor: paperJade },
  }),
}));

interface SectionProps {
  children: ReactNode;
  /**
   * `raised`: lighter at the top. `lit`: a soft light that fades before the edges. `daylight`: the one light band of a page,
   * whose content has the paper's colors.
   */
  tone?: Tone;
  id?: string;
  /** Id of the heading that names this section. */
  labelledBy?: string;
}

/** One band of a page with the page's vertical rhythm. */
export function Section({ children, tone = 'plain', id, labelledBy }: SectionProps) {
  return (
    <Block tone={tone} id={id} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Block>
  );
}

/** Small line above a heading, with the water line in the accent. */
export const Eyebrow = styled('p')<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  ...text('label'),
  color: site.ramp[accent],
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  // A border, not a background: it remains visible in print and in forced colors.
  '&::before': { content: '""', width: 24, borderTop: '1px solid currentColor' },
}));

/** The paragraph under a heading. */
export const Lead = styled('p')({ ...text('lead'), color: site.palette.muted, maxWidth: '62ch' });

const Wrap = styled('div')({
  display: 'grid',
  gap: 16,
  marginBottom: 'clamp(32px, 4vw, 56px)',
  maxWidth: '46rem',
});

const Title = styled('h2')({ ...text('h2'), color: site.palette.text });

interface SectionHeadingProps {
  title: string;
  id?: string;
  /** A few words above the title. They are decoration: the title must be complete without them. */
  eyebrow?: string;
  /** Color of the eyebrow. */
  accent?: Accent;
  lead?: ReactNode;
}

/** The heading of a section (h2) with its lead. */
export function SectionHeading({ title, id, eyebrow, accent, lead }: SectionHeadingProps) {
  return (
    <Wrap data-heading="">
      {eyebrow && <Eyebrow accent={accent}>{eyebrow}</Eyebrow>}
      <Title id={id}>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
    </Wrap>
  );
}
