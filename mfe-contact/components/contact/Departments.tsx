import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { departments, departmentsHeading } from '../../content/departments';

const { palette, motion } = site;

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  borderTop: `1px solid ${palette.paperInk}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  paddingBlock: 24,
  '&:not(:last-of-type)': { borderBottom: `1px solid ${palette.paperLine}` },
  '&:last-of-type': { paddingBottom: 0 },
  [theme.breakpoints.up('sm')]: {
    padding: 'clamp(24px, 3vw, 36px) clamp(16px, 2.6vw, 32px) 0',
    '&:not(:last-of-type)': { borderBottom: 0, borderRight: `1px solid ${palette.paperLine}` },
    '&:nth-of-type(1)': { paddingLeft: 0 },
  },
}));
const Name = styled('h3')(text('h3'));
const Words = styled('p')({ marginTop: 4, maxWidth: '34ch', color: palette.paperMuted });
const Mail = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 8,
  minHeight: 44,
  fontSize: '1.125rem',
  color: palette.paperJade,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.22em',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', width: 18, height: 18, transition: `transform ${motion.hover}` },
  '&:hover': { color: palette.paperInk },
  '&:hover svg': { transform: 'translate(2px, -2px)' },
  // Three columns on a tablet have room only for the address.
  [theme.breakpoints.between('sm', 'md')]: { fontSize: '0.9375rem', '& svg': { display: 'none' } },
}));

/** The three departments with their addresses, as a list in the page's only light band. */
export function Departments() {
  return (
    <Section tone="daylight" labelledBy="departments">
      <SectionHeading id="departments" {...departmentsHeading} />
      <Row>
        {departments.map(({ name, text: body, email }) => (
          <Entry key={email}>
            <Name>{name}</Name>
            <Mail href={`mailto:${email}`}>
              {email}
              <ArrowUpRight aria-hidden="true" />
            </Mail>
            <Words>{body}</Words>
          </Entry>
        ))}
      </Row>
    </Section>
  );
}
