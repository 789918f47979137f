import { CardText, Reveal, Section, SectionHeading, site, styled, text } from 'shared-content/ui';
import { Plate } from '../../drawing/Plate';
import type { BlockProps } from '../../../content/service.contract';
import { besidePicture, halves } from '../arrangements';

const sign = 48;
const rowGap = 'clamp(28px, 3.4vw, 40px)';
/** Number of points beside the picture. */
const beside = 2;

// The picture is beside the heading and the first points; the other points fill the room below it.
const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap,
  '& > [data-heading]': { marginBottom: 'clamp(0px, 1.6vw, 20px)' },
  [theme.breakpoints.down('md')]: besidePicture,
  [theme.breakpoints.up('md')]: {
    ...halves,
    // Extra height of the picture goes below the heading, so that the points keep one distance.
    gridTemplateRows: '1fr',
    '& img': { gridArea: `1 / 2 / span ${1 + beside}` },
  },
}));
const List = styled('ul')<{ rows: number }>(({ rows, theme }) => ({
  display: 'grid',
  rowGap,
  [theme.breakpoints.up('md')]: { gridArea: `2 / 1 / span ${rows} / -1`, gridTemplate: 'subgrid / subgrid' },
}));
const Place = styled('li')<{ area: string }>(({ area, theme }) => ({
  [theme.breakpoints.up('md')]: { gridArea: area },
}));
const Row = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'grid',
  gridTemplateColumns: `${sign}px minmax(0, 1fr)`,
  gap: '4px clamp(16px, 2vw, 24px)',
  alignItems: 'center',
  '& > svg': {
    width: sign,
    height: sign,
    padding: 11,
    strokeWidth: 1.6,
    color: tint,
    border: `1px solid ${tint}80`,
    borderRadius: '50%',
    background: `${tint}14`,
  },
  '& > p': { gridColumn: 2 },
}));
const Title = styled('h3')({
  ...text('h2'),
  fontSize: 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)',
});

/** Round signs with their text, in two columns, the right one below the picture. */
export function PointRoute({ block, accent, id }: BlockProps<'points'>) {
  const { title, lead, tone, picture, large, items } = block;
  const above = picture ? beside : 0;
  const rows = Math.ceil((items.length + above) / 2);
  return (
    <Section tone={tone} labelledBy={id}>
      <Board>
        <SectionHeading title={title} id={id} lead={lead} />
        {picture && <Plate src={picture} large={large} />}
        <List rows={rows}>
          {items.map(({ Icon, title: name, text: body }, index) => (
            <Place key={name} area={index < rows ? `${index + 1} / 1` : `${index - rows + above + 1} / 2`}>
              <Reveal index={index}>
                <Row tint={site.ramp[accent]}>
                  <Icon />
                  <Title>{name}</Title>
                  <CardText>{body}</CardText>
                </Row>
              </Reveal>
            </Place>
          ))}
        </List>
      </Board>
    </Section>
  );
}
