import { Accordion, Section, SectionHeading, Split, TextLink } from 'shared-content/ui';
import { homeFaq } from '../../content/homeFaq';

/** Four questions, of which one at most is open. */
export function HomeFaq() {
  return (
    <Section tone="raised" labelledBy="faq">
      <Split>
        <div>
          <SectionHeading id="faq" title={homeFaq.title} lead={homeFaq.lead} />
          <TextLink to={homeFaq.link.to}>{homeFaq.link.label}</TextLink>
        </div>
        <Accordion name="home-faq" items={homeFaq.items} />
      </Split>
    </Section>
  );
}
