import { ButtonLink, Container, Lead, site, Split, styled, text } from 'shared-content/ui';
import { servicesOverview } from '../../../content/servicesOverview';
import { teamScene } from '../../../content/scenes/teamScene';
import { ScenePicture } from '../../drawing/ScenePicture';

const Band = styled('section')({
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  overflowX: 'clip',
  background: site.palette.surface,
  borderBlock: `1px solid ${site.palette.hairline}`,
});
const Words = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', alignSelf: 'center' });
const Title = styled('h2')(text('h2'));
// Here the picture keeps to its column, and stands on no water: WebKit, where it paints this band as a layer of its own,
// mirrors the whole picture over what comes below. (`none` is no value to Chromium.)
const Shot = styled('div')(({ theme }) => ({
  '& > picture > img': { WebkitBoxReflect: 'initial' },
  [theme.breakpoints.up('lg')]: { '& > picture': { marginLeft: 0 } },
}));

/** The way to team augmentation: its card sells people, not a piece of work, so it gets a band instead of a link. */
export function TeamBand() {
  const { title, text: body, action } = servicesOverview.team;
  return (
    <Band aria-labelledby="team-band">
      <Container>
        <Split ratio="even">
          <Words>
            <Title id="team-band">{title}</Title>
            <Lead>{body}</Lead>
            <ButtonLink to={action.to} look="secondary">
              {action.label}
            </ButtonLink>
          </Words>
          <Shot>
            <ScenePicture scene={teamScene} />
          </Shot>
        </Split>
      </Container>
    </Band>
  );
}
