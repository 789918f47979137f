import { Card, site, styled, text } from 'shared-content/ui';
import { legalWords } from '../../content/legal';
import { Points } from '../Points';

// Not a heading: the headings of the document are its sections, whose order is prescribed.
const Title = styled('p')({ ...text('h3') });
const Note = styled('p')({
  ...text('small'),
  marginTop: 8,
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  color: site.palette.muted,
});

/** A summary of the document in a few sentences. */
export function InShort({ points }: { points: readonly string[] }) {
  return (
    <Card accent="jade">
      <Title>{legalWords.inShort}</Title>
      <Points>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <Note>{legalWords.inShortNote}</Note>
    </Card>
  );
}
