import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';
import { Desk } from './frames';

const { palette } = site;

const Days = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  background: palette.paperLine,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': { background: palette.paperRaised, padding: 'clamp(16px, 1.8vw, 24px)' },
  '& h3': {
    ...text('label'),
    fontSize: '0.9375rem',
    fontWeight: 650,
    paddingBottom: 8,
    marginBottom: 12,
    borderBottom: `2px solid ${palette.paperInk}`,
  },
  '& li li': {
    padding: '10px 12px',
    borderRadius: site.scale.radius.small,
    background: `${palette.paperJade}14`,
  },
  '& li li + li': { marginTop: 8 },
  '& b': { ...text('label'), display: 'block', color: palette.paperJade },
}));

/** Five days side by side; stacked on a phone. */
export const WeekView = ({ exhibit: { days } }: ExhibitViewProps<'week'>) => (
  <Desk>
    <Days>
      {days.map(({ day, entries }) => (
        <li key={day}>
          <h3>{day}</h3>
          <ul>
            {entries.map(({ tag, text: body }) => (
              <li key={tag}>
                <b>{tag}</b> {body}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Days>
  </Desk>
);
