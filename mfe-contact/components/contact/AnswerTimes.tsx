import { Section, SectionHeading, Split, styled, text } from 'shared-content/ui';
import { answerTimes } from '../../content/answerTimes';
import { TimesList } from './TimesList';

const headingId = 'answer-times';

const Title = styled('h3')({ ...text('h3'), marginBottom: 12 });

/** The two response-time tables that other pages refer to. */
export function AnswerTimes() {
  const { title, lead, answers, hours } = answerTimes;
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} lead={lead} align="split" />
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
