import { Card, site, styled, text } from 'shared-content/ui';
import { legalWords } from '../../content/legal';

// Not a heading: the headings of the document are its sections, whose order is prescribed.
const Title = styled('p')({ ...text('h3') });
const Points = styled('ul')({
  display: 'grid',
  gap: 8,
  paddingLeft: 18,
  listStyle: 'disc',
  color: site.palette.muted,
  '& li::marker': { color: site.palette.jade },
});
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
