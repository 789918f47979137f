import { Badge, ButtonLink, Card, Reveal, VisuallyHidden, site, styled, text } from 'shared-content/ui';
import { applyPath, careers } from '../../content/careers';
import type { Opening } from '../../content/openings';
import { OpeningFacts } from './OpeningFacts';

const { palette, ramp, motion } = site;
const words = careers.openings;

const Role = styled('article')({ display: 'grid', gap: 24 });
const Summary = styled('div')({ display: 'grid', gap: 16, alignContent: 'start', justifyItems: 'start' });
const Title = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' });
const Posted = styled('p')({ ...text('small'), color: palette.muted });
const Body = styled('div')({ display: 'grid', gap: 24, minWidth: 0, alignContent: 'start' });
const Description = styled('p')(({ theme }) => ({
  fontSize: '1.0625rem',
  // Both roles begin their buttons on one line.
  [theme.breakpoints.up('lg')]: { minHeight: '7lh' },
}));
const Details = styled('details')({
  borderTop: `1px solid ${palette.hairline}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    fontWeight: 550,
    transition: `color ${motion.hover}`,
  },
  '& summary:hover': { color: palette.jadeLight },
  '& summary::after': {
    content: '""',
    width: 10,
    height: 10,
    marginRight: 3,
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${motion.hover}`,
  },
  '&[open] summary::after': { transform: 'translateY(2px) rotate(-135deg)' },
});
const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '28px 40px',
  paddingTop: 8,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:nth-of-type(1)': { gridColumn: '1 / -1' },
  },
}));
const ListTitle = styled('h4')({ ...text('label'), color: palette.text, marginBottom: 12 });
const Points = styled('ul')<{ accent: keyof typeof ramp }>(({ accent }) => ({
  display: 'grid',
  gap: 8,
  paddingLeft: 18,
  listStyle: 'disc',
  color: palette.muted,
  '& li::marker': { color: ramp[accent] },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });

const lists = ['responsibilities', 'requirements', 'preferred'] as const;

/** One role: what an applicant asks first in sight, the rest behind one line. */
export function OpeningCard({ opening }: { opening: Opening }) {
  return (
    <Reveal>
      <Card accent={opening.color} pad="large" id={opening.id}>
        <Role aria-labelledby={`${opening.id}-title`}>
          <Summary>
            <Badge accent={opening.color}>{words.status}</Badge>
            <Title id={`${opening.id}-title`}>{opening.title}</Title>
            <OpeningFacts opening={opening} />
          </Summary>
          <Body>
            <Description>{opening.description}</Description>
            <Actions>
              <ButtonLink to={applyPath(opening)}>
                {words.apply}
                <VisuallyHidden>{`: ${opening.title}`}</VisuallyHidden>
              </ButtonLink>
              <Posted>{`${words.posted} ${opening.posted}`}</Posted>
            </Actions>
            <Details>
              <summary>
                <span>
                  {words.read}
                  <VisuallyHidden>{`: ${opening.title}`}</VisuallyHidden>
                </span>
              </summary>
              <Lists>
                {lists.map((kind) => (
                  <div key={kind}>
                    <ListTitle>{words[kind]}</ListTitle>
                    <Points accent={opening.color}>
                      {opening[kind].map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </Points>
                  </div>
                ))}
              </Lists>
            </Details>
          </Body>
        </Role>
      </Card>
    </Reveal>
  );
}
