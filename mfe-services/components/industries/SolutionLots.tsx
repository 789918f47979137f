import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  CheckList,
  Grid,
  Reveal,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { industryLabels } from '../../content/industries/industryLabels';
import type { SolutionsLayoutProps } from './Solutions';

const Head = styled('div')<{ accent: Accent }>(({ accent }) => ({
  ...text('label'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBottom: 16,
  marginBottom: 4,
  borderBottom: `1px dashed ${site.palette.hairlineStrong}`,
  color: site.ramp[accent],
  '& svg': { width: 24, height: 24, strokeWidth: 1.5 },
}));
const Body = styled('div')({ marginTop: 'auto', paddingTop: 12 });

/** Numbered lots, as a tender lists them. */
export function SolutionLots({ items, accent }: SolutionsLayoutProps) {
  return (
    <Grid columns={2} gap={20}>
      {items.map(({ icon: Icon, title, text: body, deliverables }, index) => (
        <Reveal key={title} index={index}>
          <Card accent={accent}>
            <Head accent={accent}>
              {`${industryLabels.lot} ${index + 1}`}
              <Icon />
            </Head>
            <CardTitle>{title}</CardTitle>
            <CardText>{body}</CardText>
            <Body>
              <CheckList items={deliverables} accent={accent} />
            </Body>
          </Card>
        </Reveal>
      ))}
    </Grid>
  );
}
