import { type Accent, CardText, CardTitle, IconBadge, styled } from 'shared-content/ui';
import type { Point } from '../../../content/service.contract';

const Words = styled('div')({ display: 'grid', gap: 12, maxWidth: '46rem' });

/** The content of a point's card: sign, name, sentence. */
export function PointWords({ point: { Icon, title, text }, accent }: { point: Point; accent: Accent }) {
  return (
    <>
      <IconBadge accent={accent} aria-hidden="true">
        <Icon />
      </IconBadge>
      <Words>
        <CardTitle>{title}</CardTitle>
        <CardText>{text}</CardText>
      </Words>
    </>
  );
}
