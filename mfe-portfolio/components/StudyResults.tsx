import type { Stat } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';

const { palette, ramp } = site;

// Four abreast across the page, two in half of it, one or two in a column.
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(8rem, 16vw, 12rem), 1fr))',
  gap: 28,
});

// The label comes first in the document (dt before dd), the figure stands above it to the eye.
const Entry = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 6,
  paddingTop: 18,
  borderTop: `2px solid ${ramp[accent]}`,
}));
const Figure = styled('dd')({ ...text('h1'), margin: 0 });
const Label = styled('dt')({ ...text('small'), color: palette.muted });

/** What changed, as figures. */
export function StudyResults({ results, accent }: { results: readonly Stat[]; accent: Accent }) {
  return (
    <List>
      {results.map(({ number, label }) => (
        <Entry key={label} accent={accent}>
          <Label>{label}</Label>
          <Figure>{number}</Figure>
        </Entry>
      ))}
    </List>
  );
}
