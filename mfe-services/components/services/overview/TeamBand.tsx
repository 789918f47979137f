import type { ServiceEntry } from 'shared-content/content';
import { ButtonLink, Container, site, styled, text } from 'shared-content/ui';
import type { ServiceCard } from '../../../content/service.contract';
import { servicesOverview } from '../../../content/servicesOverview';
import { teamOnPaper } from '../../../content/scenes/teamOnPaper';
import { ScenePicture } from '../../drawing/ScenePicture';

const { palette } = site;

const Paper = styled('section')({
  marginTop: 'clamp(56px, 5.6vw, 80px)',
  paddingBlock: 'clamp(56px, 6vw, 88px)',
  overflowX: 'clip',
  color: palette.paperInk,
  background: palette.paper,
});
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 'clamp(40px, 5vw, 72px)',
  },
}));
const Pitch = styled('div')({
  display: 'grid',
  gap: 12,
  '& > h2': text('h2'),
  '& > p': { ...text('lead'), color: palette.paperMuted },
});
const Card = styled('li')({
  display: 'grid',
  gap: 8,
  padding: 'clamp(20px, 2.2vw, 28px)',
  background: palette.paperRaised,
  border: `1px solid ${palette.paperLine}`,
  borderRadius: site.scale.radius.medium,
  '& > h3': text('h3'),
  '& > p': { color: palette.paperMuted },
});
const Features = styled('ul')({
  ...text('small'),
  display: 'grid',
  gap: 8,
  marginTop: 8,
  fontSize: '0.9375rem',
  '& > li': { paddingTop: 8, borderTop: `1px solid ${palette.paperLine}` },
});
const Way = styled('div')({
  '& > a': { color: palette.paperInk, borderColor: palette.paperInk },
  '& > a:hover': { color: palette.paperJade, borderColor: palette.paperJade },
  '& > a:focus-visible': { outlineColor: palette.paperJade },
});
// Here the picture keeps to its column and has no reflection. Where WebKit paints this band as a layer of its own, it
// mirrors the whole picture over what follows. (`none` is no value to Chromium.)
const Shot = styled('div')(({ theme }) => ({
  '& > picture > img': { WebkitBoxReflect: 'initial' },
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'center' },
  [theme.breakpoints.up('lg')]: { '& > picture': { marginLeft: 0 } },
}));

interface TeamBandProps {
  entry: ServiceEntry;
  card: ServiceCard;
}

/** Team augmentation. It sells people rather than a piece of work, so its card is in a light band with its link below. */
export function TeamBand({ entry, card }: TeamBandProps) {
  const { title, text: body, action } = servicesOverview.team;
  return (
    <Paper aria-labelledby="team-band">
      <Columns>
        <Pitch>
          <h2 id="team-band">{title}</h2>
          <p>{body}</p>
        </Pitch>
        <ul>
          <Card>
            <h3>{entry.name}</h3>
            <p>{card.text}</p>
            <Features>
              {card.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          </Card>
        </ul>
        <Way>
          <ButtonLink to={action.to} look="secondary">
            {action.label}
          </ButtonLink>
        </Way>
        <Shot>
          <ScenePicture scene={teamOnPaper} />
        </Shot>
      </Columns>
    </Paper>
  );
}
