import { CardText, CardTitle, Reveal, Section, SectionHeading, site, Split, styled } from 'shared-content/ui';
import { Plate } from '../../drawing/Plate';
import { onFirstLine } from '../../Signed';
import type { BlockProps } from '../blocks/block.contract';

const Sticky = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 112 },
}));
// A piece of the work, so that the column beside the rows is not empty.
const Shot = styled(Plate)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { maxWidth: 480, marginBottom: 32 },
}));
const Row = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '4px 20px',
  paddingBlock: 28,
  borderTop: `1px solid ${site.palette.hairline}`,
  '& > svg': { width: 24, height: 24, strokeWidth: 1.6, color: tint, ...onFirstLine() },
  '& > p': { gridColumn: 2 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '40px minmax(0, 5fr) minmax(0, 8fr)',
    '& > p': { gridColumn: 3 },
  },
}));

/** The heading stays at the left while the rows go by. */
export function PointLedger({ block, accent, id }: BlockProps<'points'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Split ratio="lead">
        <Sticky>
          <SectionHeading title={block.title} id={id} lead={block.lead} />
          {block.picture && <Shot src={block.picture} />}
        </Sticky>
        <ul>
          {block.items.map(({ Icon, title, text: body }, index) => (
            <li key={title}>
              <Reveal index={index}>
                <Row tint={site.ramp[accent]}>
                  <Icon />
                  <CardTitle>{title}</CardTitle>
                  <CardText>{body}</CardText>
                </Row>
              </Reveal>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
