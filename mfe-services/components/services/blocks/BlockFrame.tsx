import type { ReactNode } from 'react';
import { Section, SectionHeading } from 'shared-content/ui';

interface BlockFrameProps {
  block: { readonly title: string; readonly lead?: string; readonly tone?: 'raised' | 'lit' };
  /** Of the heading, which names the section. */
  id: string;
  children: ReactNode;
}

/** One band of a service page under its heading. */
export function BlockFrame({ block, id, children }: BlockFrameProps) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <SectionHeading title={block.title} id={id} lead={block.lead} align={block.lead ? 'split' : 'start'} />
      {children}
    </Section>
  );
}
