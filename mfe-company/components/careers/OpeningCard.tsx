import {
  Badge,
  ButtonLink,
  Card,
  CheckList,
  Reveal,
  VisuallyHidden,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { applyPath, careers } from '../../content/careers';
import type { Opening } from '../../content/openings';
import { OpeningFacts } from './OpeningFacts';

const { palette } = site;
const words = careers.openings;

const Columns = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: 'clamp(40px, 5vw, 72px)',
  },
}));
const Summary = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', justifyItems: 'start' });
const Title = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' });
const Posted = styled('p')({ ...text('small'), color: palette.muted });
const Body = styled('div')({ display: 'grid', gap: 28, minWidth: 0 });
const Description = styled('p')({ ...text('lead'), color: palette.text });
const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '28px 40px',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:nth-of-type(1)': { gridColumn: '1 / -1' },
  },
}));
const ListTitle = styled('h4')({ ...text('label'), color: palette.text, marginBottom: 14 });

const lists = ['responsibilities', 'requirements', 'preferred'] as const;

/** One role with everything that an applicant wants to know, and the way to apply. */
export function OpeningCard({ opening }: { opening: Opening }) {
  return (
    <Reveal>
      <Card accent={opening.color} pad="large" id={opening.id}>
        <Columns aria-labelledby={`${opening.id}-title`}>
          <Summary>
            <Badge accent={opening.color}>{words.status}</Badge>
            <Title id={`${opening.id}-title`}>{opening.title}</Title>
            <OpeningFacts opening={opening} />
            <ButtonLink to={applyPath(opening)}>
              {words.apply}
              <VisuallyHidden>{`: ${opening.title}`}</VisuallyHidden>
            </ButtonLink>
            <Posted>{`${words.posted} ${opening.posted}`}</Posted>
          </Summary>
          <Body>
            <Description>{opening.description}</Description>
            <Lists>
              {lists.map((kind) => (
                <div key={kind}>
                  <ListTitle>{words[kind]}</ListTitle>
                  <CheckList items={opening[kind]} accent={opening.color} />
                </div>
              ))}
            </Lists>
          </Body>
        </Columns>
      </Card>
    </Reveal>
  );
}
