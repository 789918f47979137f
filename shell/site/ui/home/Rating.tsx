import { VisuallyHidden, site, styled } from 'shared-content/ui';

const path = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const Row = styled('span')({ display: 'inline-flex', gap: 3, color: site.ramp.amber });

/**
 * Stars out of five, the last one cut where the figure ends.
 *
 * @param filled how many stars are filled, 0 to 5, fractions allowed
 * @param label what a screen reader says
 */
export function Rating({ filled, label, size = 18 }: { filled: number; label: string; size?: number }) {
  return (
    <Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((star) => {
        const part = Math.max(0, Math.min(1, filled - star));
        return (
          <svg key={star} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1" />
            {part > 0 && (
              <svg width={20 * part} height={20} viewBox={`0 0 ${20 * part} 20`}>
                <path d={path} fill="currentColor" />
              </svg>
            )}
          </svg>
        );
      })}
    </Row>
  );
}
