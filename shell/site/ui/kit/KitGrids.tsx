import { Card, CardText, CardTitle, Grid, Section, SectionHeading, Split, styled } from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';

const Stack = styled('div')({ display: 'grid', gap: 40 });

/** Equal columns, unequal columns, and the padding inside a card. */
export function KitGrids() {
  return (
    <Section tone="raised">
      <SectionHeading title="Grid, Split and the padding of cards" />
      <Stack>
        {([2, 3, 4] as const).map((columns) => (
          <Grid key={columns} columns={columns}>
            {Array.from({ length: columns }, (_, index) => (
              <Card key={index}>
                <CardTitle>{`Grid of ${columns}`}</CardTitle>
                <CardText>{sample.short}</CardText>
              </Card>
            ))}
          </Grid>
        ))}
        {(['lead', 'even', 'wide'] as const).map((ratio) => (
          <Split key={ratio} ratio={ratio}>
            <Card>
              <CardTitle>{`Split, ${ratio}`}</CardTitle>
            </Card>
            <Card>
              <CardTitle>The other column</CardTitle>
            </Card>
          </Split>
        ))}
        <Grid>
          {(['none', 'normal', 'large'] as const).map((pad) => (
            <Card key={pad} pad={pad} accent="iris">
              <CardTitle>{`Card, pad ${pad}`}</CardTitle>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
