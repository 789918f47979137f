import { VisuallyHidden, site, styled, useDrawing } from 'shared-content/ui';

/** In the drawing's units: the side of a star's square, and the distance from one star to the next. */
export const field = 20;
export const step = 23.4;
const star = 'l2.6 5.3 5.8 .8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const stars = `M10 1.6${star}${`m${step} 0${star}`.repeat(4)}`;
const width = 4 * step + field;

const Row = styled('span')({ display: 'inline-flex', color: site.ramp.amber });

/**
 * A rating of up to five stars in one drawing. The last star is cut at the fraction.
 *
 * @param filled how many stars are filled, 0 to 5, fractions allowed
 * @param label what a screen reader says
 * @param size of a star, in px
 */
export function Rating({ filled, label, size = 18 }: { filled: number; label: string; size?: number }) {
  const whole = Math.floor(filled);
  const shown = Number((whole * step + (filled - whole) * field).toFixed(1));
  const drawing = useDrawing(
    <>
      <path d={stars} fill="currentColor" fillOpacity=".24" />
      {shown > 0 && (
        <svg width={shown} height={field} viewBox={`0 0 ${shown} ${field}`}>
          <path d={stars} fill="currentColor" />
        </svg>
      )}
    </>,
  );
  return (
    <Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        width={Math.round((width / field) * size)}
        height={size}
        viewBox={`0 0 ${width} ${field}`}
        aria-hidden="true"
        {...drawing}
      />
    </Row>
  );
}
