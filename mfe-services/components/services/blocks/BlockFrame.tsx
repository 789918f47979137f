import type { ReactNode } from 'react';
import { Section, SectionHeading, site, styled } from 'shared-content/ui';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  marginBottom: 'clamp(32px, 5vw, 64px)',
  '& > [data-heading]': { marginBottom: 0 },
  [theme.breakpoints.down('md')]: { gap: 32 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' },
}));
const Plate = styled('img')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  borderRadius: site.scale.radius.medium,
  background: site.palette.overlay,
  border: `1px solid ${site.palette.hairline}`,
  // Cropped on a phone before its words get too small.
  [theme.breakpoints.down('sm')]: { height: 250, objectFit: 'cover', objectPosition: '8% 0' },
  [theme.breakpoints.up('md')]: { justifySelf: 'end' },
}));

interface BlockFrameProps {
  block: { readonly title: string; readonly lead?: string; readonly tone?: 'raised' | 'lit' };
  /** Of the heading, which names the section. */
  id: string;
  /** A piece of the work beside the heading: 560 by 300 (with twice the pixels). */
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
        <Head>
          {heading}
          <Plate src={picture} alt="" width={560} height={300} loading="lazy" decoding="async" />
        </Head>
      ) : (
        heading
      )}
      {children}
    </Section>
  );
}
