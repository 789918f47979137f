import type { ReactNode } from 'react';
import { Section, SectionHeading, Split, styled } from 'shared-content/ui';
import { Plate } from '../drawing/Plate';
import { besidePicture } from './arrangements';

// The picture keeps a width at which its letters are legible.
const Sides = styled(Split)<{ above: boolean }>(({ above, theme }) => ({
  // A list that is shorter than heading and picture is as high as they are.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: above ? 'minmax(0, 1fr)' : 'minmax(350px, 5fr) minmax(0, 7fr)',
    alignItems: 'stretch',
  },
}));
const Side = styled('div')<{ above: boolean }>(({ above, theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 3vw, 40px)',
  '& > [data-heading]': { marginBottom: 0 },
  [theme.breakpoints.down('md')]: besidePicture,
  [theme.breakpoints.up('md')]: above
    ? { gridTemplateColumns: 'minmax(0, 7fr) minmax(350px, 5fr)', alignItems: 'center' }
    : { position: 'sticky', top: 112, alignSelf: 'start' },
}));

interface BlockFrameProps {
  block: { readonly title: string; readonly lead?: string; readonly tone?: 'raised' | 'lit' };
  /** Id of the heading, which names the section. */
  id: string;
  /** A picture of the work, see `Plate`. */
  picture?: string;
  /** Heading and picture are above a list that is as wide as the page. */
  above?: boolean;
  children: ReactNode;
}

/** One band of a service page under its heading. With a picture, both are sticky at the left while the rest scrolls. */
export function BlockFrame({ block, id, picture, above = false, children }: BlockFrameProps) {
  const heading = <SectionHeading title={block.title} id={id} lead={block.lead} />;
  return (
    <Section tone={block.tone} labelledBy={id}>
      {picture ? (
        <Sides above={above}>
          <Side above={above}>
            {heading}
            <Plate src={picture} />
          </Side>
          {children}
        </Sides>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </Section>
  );
}
