import { Accordion, Section, SectionHeading, Split } from 'shared-content/ui';
import { contactFaqs } from '../../content/contactFaqs';

const headingId = 'contact-faqs';

/** Four questions beside their heading. */
export function ContactFaqs() {
  const { title, lead, items } = contactFaqs;
  return (
    <Section labelledBy={headingId}>
      <Split ratio="lead">
        <SectionHeading id={headingId} title={title} lead={lead} />
        <Accordion items={items} name="contact-faq" />
      </Split>
    </Section>
  );
}
