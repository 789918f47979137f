import { type Accent, CardText, CardTitle, Reveal, site, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';
import { onFirstLine } from '../../Signed';

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
    gridTemplateColumns: '40px minmax(0, 6fr) minmax(0, 7fr)',
    '& > p': { gridColumn: 3 },
  },
}));

/** Lines under hairlines: sign, name, sentence. */
export function PointLedger({ items, accent }: { items: readonly Point[]; accent: Accent }) {
  return (
    <ul>
      {items.map(({ Icon, title, text: body }, index) => (
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
  );
}
