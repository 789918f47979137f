import { Accordion, BelowFold, Section, SectionHeading, Split, styled, text } from 'shared-content/ui';
import { ContactOpening } from '../components/contact/ContactOpening';
import { Departments } from '../components/contact/Departments';
import { OfficeSection } from '../components/contact/OfficeSection';
import { TimesList } from '../components/contact/TimesList';
import { answerTimes } from '../content/answerTimes';
import { contactFaqs } from '../content/contactFaqs';

export function ContactPage() {
  return (
    <>
      <ContactOpening />
      <BelowFold>
        <Departments />
        <AnswerTimes />
        <OfficeSection />
        <ContactFaqs />
      </BelowFold>
    </>
  );
}

const Title = styled('h3')({ ...text('h3'), marginBottom: 12 });

/** The two response-time tables that other pages refer to. */
function AnswerTimes() {
  const { title, lead, answers, hours } = answerTimes;
  return (
    <Section labelledBy="answer-times">
      <SectionHeading id="answer-times" title={title} lead={lead} />
      <Split ratio="even">
        <div>
          <Title>{answers.title}</Title>
          <TimesList rows={answers.rows} columns="minmax(0, 3fr) minmax(0, 2fr)" />
        </div>
        <div>
          <Title>{hours.title}</Title>
          <TimesList rows={hours.rows} columns="minmax(0, 2fr) minmax(0, 3fr)" />
        </div>
      </Split>
    </Section>
  );
}

/** Four questions beside their heading. */
function ContactFaqs() {
  const { title, lead, items } = contactFaqs;
  return (
    <Section labelledBy="contact-faqs">
      <Split ratio="lead">
        <SectionHeading id="contact-faqs" title={title} lead={lead} />
        <Accordion items={items} name="contact-faq" />
      </Split>
    </Section>
  );
}
