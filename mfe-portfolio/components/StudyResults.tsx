import type { Stat } from 'shared-content/content';
import { type Accent, site, styled, text } from 'shared-content/ui';
import { columnGap } from './studyCompositions';

const { palette, ramp } = site;

/** Half of the page: as many rows as the drawing beside them is high. */
const half = '@container (min-width: 480px) and (max-width: 680px)';

// Two columns on a phone, four across the page, one in half of it.
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `24px ${columnGap.narrow}px`,
  [half]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 17 },
  '@container (min-width: 680.02px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: columnGap.beyond,
  },
});

// The label comes first in the document (dt before dd), but is shown below the figure.
const Entry = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 6,
  paddingTop: 18,
  borderTop: `2px solid ${ramp[accent]}`,
  [half]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(50% - ${columnGap.beyond / 2}px))`,
    columnGap: columnGap.beyond,
    alignItems: 'baseline',
    '& > dt': { order: 1 },
  },
}));
const Figure = styled('dd')({ ...text('h1'), margin: 0 });
const Label = styled('dt')({ ...text('small'), color: palette.muted });

/** The results as figures. */
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
