import { BelowFold, CallToAction } from 'shared-content/ui';
import { AnswerTimes } from '../components/contact/AnswerTimes';
import { ContactFaqs } from '../components/contact/ContactFaqs';
import { ContactOpening } from '../components/contact/ContactOpening';
import { Departments } from '../components/contact/Departments';
import { OfficeSection } from '../components/contact/OfficeSection';
import { booking } from '../content/booking';

export function ContactPage() {
  return (
    <>
      <ContactOpening />
      <BelowFold>
        <Departments />
        <AnswerTimes />
        <OfficeSection />
        <ContactFaqs />
        <CallToAction {...booking} />
      </BelowFold>
    </>
  );
}
