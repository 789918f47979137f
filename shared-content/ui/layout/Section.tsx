import type { ReactNode } from 'react';
import { site } from '../../theme';
import { styled } from '../styled';

/** Content width with the page's gutter; `prose` for running text. */
export const Container = styled('div', {
  // `width` is an HTML attribute too, and would land on the element.
  shouldForwardProp: (prop) => prop !== 'width',
})<{ width?: 'content' | 'prose' }>(({ width = 'content' }) => ({
  width: '100%',
  maxWidth: `calc(${width === 'prose' ? site.scale.prose : site.scale.content} + 2 * ${site.scale.gutter})`,
  marginInline: 'auto',
  paddingInline: site.scale.gutter,
}));

type Tone = 'plain' | 'raised' | 'lit' | 'daylight';

const { paper, paperInk, paperMuted, paperJade } = site.palette;

const Block = styled('section')<{ tone: Tone }>(({ tone }) => ({
  position: 'relative',
  paddingBlock: site.scale.section,
  // It gets dark with depth, as water does.
  ...(tone === 'raised' && {
    background: `linear-gradient(${site.palette.raised}, transparent)`,
    // It ends in the dark of the page, so the band below it begins before its own edge.
    paddingBottom: 'clamp(40px, 5vw, 64px)',
  }),
  ...(tone === 'lit' && {
    background: `radial-gradient(72% 60% at 50% 45%, #3fd6b417, transparent 75%)`,
  }),
  ...(tone === 'daylight' && {
    color: paperInk,
    background: paper,
    // The kit's headings are made for the night.
    '& h2, & h3': { color: paperInk },
    '& [data-heading] p': { color: paperMuted },
    '& :focus-visible': { outlineColor: paperJade },
  }),
}));

interface SectionProps {
  children: ReactNode;
  /** `raised`: lighter at the top. `lit`: a soft light that ends before the edges do. `daylight`: the one light band of a page; what stands in it is set in the paper's colors. */
  tone?: Tone;
  width?: 'content' | 'prose';
  id?: string;
  /** Id of the heading that names this section. */
  labelledBy?: string;
}

/** One band of a page with the page's vertical rhythm. */
export function Section({ children, tone = 'plain', width = 'content', id, labelledBy }: SectionProps) {
  return (
    <Block tone={tone} id={id} aria-labelledby={labelledBy}>
      <Container width={width}>{children}</Container>
    </Block>
  );
}
