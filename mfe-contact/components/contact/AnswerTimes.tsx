import { Section, SectionHeading, Split, site, styled, text } from 'shared-content/ui';
import { answerTimes } from '../../content/answerTimes';

const headingId = 'answer-times';

const Title = styled('h3')({ ...text('h3'), marginBottom: 12 });
const List = styled('dl')<{ columns: string }>(({ columns }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: columns,
    gap: 16,
    paddingBlock: 12,
    borderTop: `1px solid ${site.palette.hairline}`,
  },
  '& dt': { color: site.palette.muted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

interface Table {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly text: string }[];
}

function Times({ table: { title, rows }, columns }: { table: Table; columns: string }) {
  return (
    <div>
      <Title>{title}</Title>
      <List columns={columns}>
        {rows.map(({ name, text: when }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}

/** The two response-time tables that other pages refer to. */
export function AnswerTimes() {
  const { title, lead, answers, hours } = answerTimes;
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} lead={lead} align="split" />
      <Split ratio="even">
        <Times table={answers} columns="minmax(0, 3fr) minmax(0, 2fr)" />
        <Times table={hours} columns="minmax(0, 2fr) minmax(0, 3fr)" />
      </Split>
    </Section>
  );
}
