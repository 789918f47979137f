import { Accordion, Section, SectionHeading, Split, TextLink } from 'shared-content/ui';
import { homeFaq } from '../../content/homeFaq';

/** Four questions; at most one is open. */
export function HomeFaq() {
  const { title, lead, link, items } = homeFaq;
  return (
    <Section tone="raised" labelledBy="faq">
      <Split>
        <SectionHeading
          id="faq"
          title={title}
          lead={
            <>
              {lead} <TextLink to={link.to}>{link.label}</TextLink>
            </>
          }
        />
        <Accordion name="home-faq" items={items} />
      </Split>
    </Section>
  );
}
