import type { ReactNode } from 'react';
import { Section, SectionHeading, styled } from 'shared-content/ui';
import { Plate } from '../../drawing/Plate';

// The picture rides beside the heading and what stands under it.
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > [data-heading]': { marginBottom: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: '48px clamp(40px, 5vw, 64px)',
    alignItems: 'start',
    '& > img': { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 112 },
  },
}));

interface BlockFrameProps {
  block: { readonly title: string; readonly lead?: string; readonly tone?: 'raised' | 'lit' };
  /** Of the heading, which names the section. */
  id: string;
  /** A piece of the work, see `Plate`. */
  picture?: string;
  children: ReactNode;
}

/** One band of a service page under its heading. */
export function BlockFrame({ block, id, picture, children }: BlockFrameProps) {
  const align = block.lead && !picture ? 'split' : 'start';
  const heading = <SectionHeading title={block.title} id={id} lead={block.lead} align={align} />;
  return (
    <Section tone={block.tone} labelledBy={id}>
      {picture ? (
        <Beside>
          {heading}
          <Plate src={picture} />
          {children}
        </Beside>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </Section>
  );
}
