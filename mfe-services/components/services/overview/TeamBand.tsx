import type { ServiceEntry } from 'shared-content/content';
import { ButtonLink, Section, SectionHeading, site, Split, styled, text } from 'shared-content/ui';
import type { ServiceCard } from '../../../content/service.contract';
import { servicesOverview } from '../../../content/servicesOverview';
import { teamOnPaper } from '../../../content/scenes/teamOnPaper';
import { ScenePicture } from '../../drawing/SceneHero';

const { palette } = site;

const Offer = styled('div')({
  display: 'grid',
  gap: 28,
  '& > [data-heading]': { marginBottom: 0 },
  '& > a': { justifySelf: 'start', color: palette.paperInk, borderColor: palette.paperInk },
  '& > a:hover': { color: palette.paperJade, borderColor: palette.paperJade },
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
  '& > ul': { ...text('small'), display: 'grid', gap: 8, marginTop: 8, fontSize: '0.9375rem' },
  '& > ul > li': { paddingTop: 8, borderTop: `1px solid ${palette.paperLine}` },
});

// Here the picture keeps to its column and has no reflection. Where WebKit paints this band as a layer of its own, it
// mirrors the whole picture over what follows. (`none` is no value to Chromium.)
const Shot = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  '& > picture > img': { WebkitBoxReflect: 'initial' },
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
    <Section tone="daylight" labelledBy="team-band">
      <Split ratio="even">
        <Offer>
          <SectionHeading id="team-band" title={title} lead={body} />
          <ul>
            <Card>
              <h3>{entry.name}</h3>
              <p>{card.text}</p>
              <ul>
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </Card>
          </ul>
          <ButtonLink to={action.to} look="secondary">
            {action.label}
          </ButtonLink>
        </Offer>
        <Shot>
          <ScenePicture scene={teamOnPaper} />
        </Shot>
      </Split>
    </Section>
  );
}
