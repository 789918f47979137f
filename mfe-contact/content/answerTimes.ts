import { company, facts, getAmericas, sharedHours } from 'shared-content/content';

const { onCall } = company;

/** A range of hours that does not wrap: “9 AM-noon”. */
const unbroken = (range: string) => range.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** Our response times, and our hours that overlap with the visitor's: the only table of each on the site. */
export const answerTimes = {
  title: 'When we answer',
  lead: 'How soon you hear from us, and how our day fits yours.',
  answers: {
    title: 'How soon',
    rows: [
      { name: 'A first message or a support ticket, weekends included', text: facts.reply },
      { name: `An outage of ${onCall.whom}, ${onCall.when}`, text: onCall.answer },
      { name: 'A critical or high finding in a security test', text: facts.finding },
      { name: 'Profiles of people for your team', text: facts.profiles },
    ],
  },
  hours: {
    title: 'Our hours in yours',
    rows: [
      { name: 'The Americas', text: `${getAmericas()} Calls are in your morning, by appointment.` },
      ...sharedHours.map(({ place, january, july }) => ({
        name: place,
        text:
          january === july
            ? `${unbroken(january)} shared`
            : `${unbroken(`${january} shared in January`)}, ${unbroken(`${july} in July`)}`,
      })),
    ],
  },
} as const;
