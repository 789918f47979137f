import type { ReactNode } from 'react';
import { site } from '../../theme';
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
