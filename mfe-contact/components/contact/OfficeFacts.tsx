import { company } from 'shared-content/content';
import { TextLink, site, styled, text } from 'shared-content/ui';
import { office } from '../../content/office';
import { TimesList } from './TimesList';

const Wrap = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 26,
  padding: 'clamp(24px, 2.6vw, 32px) clamp(24px, 3vw, 40px)',
  // The hours, the longest of the three, get a column of their own above the map.
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap: 48,
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  [theme.breakpoints.up('md')]: { borderRight: `1px solid ${site.palette.hairline}` },
}));
const Term = styled('h3')({ ...text('label'), color: site.palette.jade, marginBottom: 8 });
const Address = styled('address')({ fontStyle: 'normal', '& span': { display: 'block' } });
const Note = styled('p')({ ...text('small'), color: site.palette.muted, marginTop: 8 });
const Lines = styled('ul')({ '& a': { display: 'inline-block', paddingBlock: 6 } });

/** Everything that the map cannot say, as text. */
export function OfficeFacts() {
  return (
    <Wrap>
      <div>
        <Term>{office.addressTitle}</Term>
        <Address>
          {office.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Address>
        <Note as="div">
          <TextLink to={office.mapLink.to}>{office.mapLink.label}</TextLink>
        </Note>
      </div>
      <div>
        <Term>{office.hoursTitle}</Term>
        <TimesList
          rows={office.hours.map(({ days, hours }) => ({ name: days, text: hours }))}
          columns="minmax(0, 1fr) auto"
        />
        <Note>{office.hoursNote}</Note>
      </div>
      <div>
        <Term>{office.contactTitle}</Term>
        <Lines>
          <li>
            <TextLink to={`mailto:${company.email}`}>{company.email}</TextLink>
          </li>
          <li>
            <TextLink to={company.phone.href}>{company.phone.label}</TextLink>
          </li>
        </Lines>
      </div>
    </Wrap>
  );
}
