import { site, styled, text } from 'shared-content/ui';
import type { ExhibitViewProps } from '../../../content/exhibit.contract';

const { palette, scale } = site;

/** Columns of task, paper and screen: the sheet ends where the last begins. */
const columns = ['24%', '32%', '44%'] as const;
const fold = '56%';
const side = 'clamp(20px, 2.6vw, 36px)';

const List = styled('ul')<{ tint: string }>(({ tint, theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li': { borderRadius: scale.radius.large },
  [theme.breakpoints.up('md')]: {
    gap: 0,
    borderRadius: scale.radius.large,
    // One sheet beside one screen, however many tasks they hold.
    background: `linear-gradient(90deg, transparent ${fold}, ${tint}26 ${fold}, ${tint}0d), linear-gradient(90deg, ${palette.paperRaised}, ${palette.paper} ${fold}, ${palette.overlay} ${fold})`,
    '& > li:not(:first-of-type)': {
      borderTop: `1px solid ${palette.paperMuted}4d`,
      borderTopLeftRadius: 0,
      borderTopRightRadius: 0,
    },
    '& > li:not(:last-of-type)': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
  },
}));
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: columns.join(' '),
    alignItems: 'baseline',
    paddingBlock: 30,
  },
  // The highlight of a step, above both backgrounds.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    pointerEvents: 'none',
    boxShadow: 'inset 0 0 0 3px var(--frame, transparent), inset 0 0 0 100vmax var(--ground, transparent)',
  },
}));
const Paper = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: `24px ${side}`,
  color: palette.paperInk,
  background: palette.paper,
  '& > p': { color: palette.paperMuted },
  [theme.breakpoints.up('md')]: { display: 'contents', '& > *': { paddingLeft: side, paddingRight: 12 } },
}));
const Screen = styled('p')<{ tint: string }>(({ tint, theme }) => ({
  padding: `20px ${side} 24px`,
  fontSize: '1.125rem',
  [theme.breakpoints.down('md')]: {
    background: `linear-gradient(90deg, ${tint}17, ${tint}0d), ${palette.overlay}`,
  },
  [theme.breakpoints.between('sm', 'md')]: { display: 'grid', alignContent: 'center' },
  [theme.breakpoints.up('md')]: { paddingBlock: 0 },
}));
const Task = styled('h3')(text('h3'));
const Word = styled('span')<{ tint: string }>(({ tint }) => ({
  ...text('label'),
  fontSize: '0.875rem',
  display: 'block',
  color: tint,
  marginBottom: 4,
}));

/** Each task as it was, on paper, and as it is, on a screen beside it. */
export function ContrastView({ exhibit: { before, after, rows }, accent }: ExhibitViewProps<'contrast'>) {
  const color = site.ramp[accent];
  return (
    <List tint={color}>
      {rows.map((row, part) => (
        <Row key={row.task} data-step={part + 1}>
          <Paper>
            <Task>{row.task}</Task>
            <p>
              <Word tint={palette.paperMuted}>{before}</Word>
              {row.before}
            </p>
          </Paper>
          <Screen tint={color}>
            {/* Not in the accent: a highlighted step has a background of that color. */}
            <Word tint={palette.text}>{after}</Word>
            {row.after}
          </Screen>
        </Row>
      ))}
    </List>
  );
}
