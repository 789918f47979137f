import { stats } from 'shared-content/content';
import {
  Card,
  CardText,
  CardTitle,
  CoverLink,
  Grid,
  LinkCard,
  Section,
  SectionHeading,
  Stats,
  linkCardAccent,
  styled,
} from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';
import { KitPicture } from './KitPicture';

const Stack = styled('div')({ display: 'grid', gap: 48, marginTop: 48 });
const Amber = styled('div')(linkCardAccent('amber'));
const Lagoon = styled('div')(linkCardAccent('lagoon'));
const Iris = styled('div')(linkCardAccent('iris'));

const figures = [stats.years, stats.projects, stats.clientSatisfaction, stats.countries];

/** Card kinds and figures. */
export function KitCards() {
  return (
    <Section>
      <SectionHeading title="Cards" />
      <Grid>
        <Card>
          <CardTitle>Card</CardTitle>
          <CardText>{sample.sentence}</CardText>
        </Card>
        <Card accent="lily">
          <CardTitle>Card with accent</CardTitle>
          <CardText>{sample.short}</CardText>
        </Card>
        <Card>
          <CardTitle>
            <CoverLink to="/services">Card with a CoverLink</CoverLink>
          </CardTitle>
        </Card>
        <Amber>
          <LinkCard title="LinkCard" text={sample.sentence} to="/services" />
        </Amber>
        <Lagoon>
          <LinkCard title="LinkCard with media" text={sample.short} to="/services" media={<KitPicture />} />
        </Lagoon>
      </Grid>
      <Stack>
        <Iris>
          <LinkCard
            title="LinkCard in a row"
            text={sample.sentence}
            to="/services"
            layout="row"
            media={<KitPicture />}
          />
        </Iris>
      </Stack>
      <Stack>
        <Stats items={figures} note={sample.short} />
      </Stack>
    </Section>
  );
}
