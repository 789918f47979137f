import { site, styled, text } from 'shared-content/ui';
import { Desk } from './Desk';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const Days = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  background: site.palette.paperLine,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));
const Day = styled('li')({
  background: site.palette.paperRaised,
  padding: 'clamp(16px, 1.8vw, 24px)',
});
const Name = styled('h3')({
  ...text('label'),
  fontSize: '0.9375rem',
  fontWeight: 650,
  color: site.palette.paperInk,
  paddingBottom: 8,
  marginBottom: 12,
  borderBottom: `2px solid ${site.palette.paperInk}`,
});
const Tag = styled('p')({ ...text('label'), color: site.palette.paperJade });
const Entry = styled('li')({
  padding: '10px 12px',
  borderRadius: site.scale.radius.small,
  background: `${site.palette.paperJade}14`,
  '& + &': { marginTop: 8 },
});

/** Five days side by side; stacked on a phone. */
export function WeekView({ exhibit: { days } }: ExhibitViewProps<'week'>) {
  return (
    <Desk>
      <Days>
        {days.map(({ day, entries }) => (
          <Day key={day}>
            <Name>{day}</Name>
            <ul>
              {entries.map(({ tag, text: body }) => (
                <Entry key={tag}>
                  <Tag>{tag}</Tag>
                  <p>{body}</p>
                </Entry>
              ))}
            </ul>
          </Day>
        ))}
      </Days>
    </Desk>
  );
}
