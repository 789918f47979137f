import {
  Badge,
  ButtonLink,
  Card,
  Facts,
  Reveal,
  Section,
  SectionHeading,
  VisuallyHidden,
  chevron,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { applyPath, careers } from '../../content/careers';
import { type Opening, openings } from '../../content/openings';
import { Points } from '../Points';

const { palette } = site;
const words = careers.openings;

const pad = 'clamp(24px, 4vw, 48px)';

const Role = styled('article')(({ theme }) => ({
  display: 'grid',
  // Beside the text; above it on a phone.
  '& > img': { width: '100%', maxWidth: 480, height: 'auto', placeSelf: 'center', order: -1 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    '& > img': { order: 0 },
  },
}));
const Summary = styled('div')({
  display: 'grid',
  gap: 20,
  alignContent: 'center',
  justifyItems: 'start',
  padding: pad,
});
const Title = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' });
const Posted = styled('p')({ ...text('small'), color: palette.muted });
const Description = styled('p')({ fontSize: '1.0625rem', maxWidth: '60ch' });
const Terms = styled('div')(({ theme }) => ({
  width: '100%',
  paddingBlock: 16,
  borderBlock: `1px solid ${palette.hairline}`,
  [theme.breakpoints.up('lg')]: { '& dl': { gridTemplateColumns: 'repeat(4, auto)' } },
}));
const Details = styled('details')({
  gridColumn: '1 / -1',
  order: 1,
  paddingInline: pad,
  borderTop: `1px solid ${palette.hairline}`,
});
const Read = styled('summary')({ ...chevron, minHeight: 56, fontWeight: 550 });
const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '28px 40px',
  padding: '8px 0 40px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const ListTitle = styled('h4')({ ...text('label'), color: palette.text, marginBottom: 12 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });

const facts = ['department', 'type', 'location', 'experience'] as const;
const lists = ['responsibilities', 'requirements', 'preferred'] as const;

/** One role. It shows what an applicant asks first and what the work looks like; a disclosure holds the rest. */
function OpeningCard({ opening }: { opening: Opening }) {
  const { id, title, color, description, posted, picture } = opening;
  return (
    <Reveal>
      <Card accent={color} pad="none" id={id}>
        <Role aria-labelledby={`${id}-title`}>
          <Summary>
            <Badge accent={color}>{words.status}</Badge>
            <Title id={`${id}-title`}>{title}</Title>
            <Description>{description}</Description>
            <Terms>
              <Facts items={facts.map((kind) => [words.facts[kind], opening[kind]])} />
            </Terms>
            <Actions>
              <ButtonLink to={applyPath(opening)} look="secondary">
                {words.apply}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </ButtonLink>
              <Posted>{`${words.posted} ${posted}`}</Posted>
            </Actions>
          </Summary>
          <img src={picture} alt="" width={480} height={400} loading="lazy" decoding="async" />
          <Details>
            <Read>
              <span>
                {words.read}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </span>
            </Read>
            <Lists>
              {lists.map((kind) => (
                <div key={kind}>
                  <ListTitle>{words[kind]}</ListTitle>
                  <Points accent={color}>
                    {opening[kind].map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </Points>
                </div>
              ))}
            </Lists>
          </Details>
        </Role>
      </Card>
    </Reveal>
  );
}

// One below the other, with pictures on alternating sides.
const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    '& > :nth-of-type(even) article': {
      gridTemplateColumns: '5fr 7fr',
      '& > img': { order: -1 },
    },
  },
}));

/** The open roles in full. */
export function Openings() {
  return (
    <Section id="openings" tone="raised" labelledBy="openings-title">
      <SectionHeading id="openings-title" title={words.title} lead={words.lead} />
      <List>
        {openings.map((opening) => (
          <OpeningCard key={opening.id} opening={opening} />
        ))}
      </List>
    </Section>
  );
}
