import { Card, CardTitle, Grid, Section, SectionHeading, Split, styled } from 'shared-content/ui';

const Stack = styled('div')({ display: 'grid', gap: 40 });

/** Equal columns, unequal columns, and the padding inside a card. */
export function KitGrids() {
  return (
    <Section tone="raised">
      <SectionHeading title="Grid, Split and the padding of cards" />
      <Stack>
        {(['lead', 'even'] as const).map((ratio) => (
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
          {(['none', 'normal'] as const).map((pad) => (
            <Card key={pad} pad={pad} accent="iris">
              <CardTitle>{`Card in a Grid, pad ${pad}`}</CardTitle>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
