import type { ReactNode } from 'react';
import { Section, SectionHeading, styled } from 'shared-content/ui';
import { Plate } from '../../drawing/Plate';

// The picture stands beside the heading alone: beside what follows it would end long before that does.
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginBottom: 'clamp(32px, 4vw, 56px)',
  '& > [data-heading]': { marginBottom: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: 'clamp(40px, 5vw, 64px)',
    alignItems: 'start',
  },
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 480 } },
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
        </Beside>
      ) : (
        heading
      )}
      {children}
    </Section>
  );
}
