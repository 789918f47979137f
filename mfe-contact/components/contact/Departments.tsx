import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { type Department, departments, departmentsHeading } from '../../content/departments';

const headingId = 'departments';

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  borderTop: `1px solid ${site.palette.hairlineStrong}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // The addresses stand on one line.
  gridTemplateRows: 'auto 1fr auto',
  gap: 10,
  paddingBlock: 28,
  borderBottom: `1px solid ${site.palette.hairline}`,
  transition: `background ${site.motion.hover}`,
  [theme.breakpoints.up('sm')]: {
    padding: 'clamp(24px, 3vw, 36px) clamp(16px, 2.6vw, 32px) 40px',
    borderBottom: 0,
    '&:not(:last-of-type)': { borderRight: `1px solid ${site.palette.hairline}` },
    '&:nth-of-type(1)': { paddingLeft: 0 },
  },
}));
const Name = styled('h3')(text('h3'));
const Words = styled('p')({ color: site.palette.muted, maxWidth: '34ch' });
const Mail = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 8,
  minHeight: 44,
  marginTop: 6,
  color: site.palette.jadeLight,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', width: 18, height: 18, transition: `transform ${site.motion.hover}` },
  '&:hover': { color: site.palette.text },
  '&:hover svg': { transform: 'translate(2px, -2px)' },
  // Three columns on a tablet leave room for the address alone.
  [theme.breakpoints.between('sm', 'md')]: { fontSize: '0.9375rem', '& svg': { display: 'none' } },
}));

function DepartmentEntry({ department: { name, text: body, email } }: { department: Department }) {
  return (
    <Entry>
      <Name>{name}</Name>
      <Words>{body}</Words>
      <Mail href={`mailto:${email}`}>
        {email}
        <ArrowUpRight aria-hidden="true" />
      </Mail>
    </Entry>
  );
}

/** The three departments with their addresses, as a directory and not as cards. */
export function Departments() {
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} {...departmentsHeading} align="split" />
      <Row>
        {departments.map((department) => (
          <DepartmentEntry key={department.email} department={department} />
        ))}
      </Row>
    </Section>
  );
}
