import { site, styled } from 'shared-content/ui';

// On a phone the time is below what it is for: so half of a year stays on one line.
const List = styled('dl')<{ columns: string }>(({ columns, theme }) => ({
  '& > div': {
    display: 'grid',
    gap: '0 16px',
    paddingBlock: 10,
    borderTop: `1px solid ${site.palette.hairline}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: columns },
  },
  '& dt': { color: site.palette.muted },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
}));

interface TimesListProps {
  rows: readonly { readonly name: string; readonly text: string }[];
  /** Shares of name and time, as `grid-template-columns`. */
  columns: string;
}

/** Times under hairlines, each beside what it is for. */
export function TimesList({ rows, columns }: TimesListProps) {
  return (
    <List columns={columns}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}
