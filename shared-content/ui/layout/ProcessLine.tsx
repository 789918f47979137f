import { type Accent, site, text } from '../../theme';
import { CardText, CardTitle } from '../cards/Card';
import { styled } from '../styled';
import { Reveal } from './Reveal';

export interface ProcessStep {
  readonly title: string;
  readonly text: string;
}

const List = styled('ol')<{ count: number; down: boolean }>(({ count, down, theme }) => ({
  display: 'grid',
  gap: down ? 20 : 32,
  [theme.breakpoints.up('md')]: !down && { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap: 0 },
}));

const Item = styled('li')<{ accent: Accent; down: boolean }>(({ accent, down, theme }) => ({
  position: 'relative',
  paddingLeft: 56,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 19,
    top: 44,
    bottom: down ? -16 : -28,
    width: 1,
    background: `linear-gradient(180deg, ${site.ramp[accent]}99, ${site.palette.hairline})`,
  },
  '&:last-of-type::before': { display: 'none' },
  [theme.breakpoints.up('md')]: !down && {
    paddingLeft: 0,
    paddingTop: 64,
    paddingRight: 32,
    '&::before': {
      left: 52,
      right: 12,
      top: 19,
      bottom: 'auto',
      width: 'auto',
      height: 1,
      background: `linear-gradient(90deg, ${site.ramp[accent]}99, ${site.palette.hairline})`,
    },
  },
  '& .step': {
    ...text('label'),
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    border: `1px solid ${site.ramp[accent]}`,
    color: site.ramp[accent],
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Words = styled('div')({ display: 'grid', gap: 8 });

interface ProcessLineProps {
  steps: readonly ProcessStep[];
  accent?: Accent;
  /** In a narrow column: down the page in every window. */
  down?: boolean;
}

/** Numbered steps on a line: down the page on a phone, across it from 900 px. */
export function ProcessLine({ steps, accent = 'jade', down = false }: ProcessLineProps) {
  return (
    <List count={steps.length} down={down}>
      {steps.map(({ title, text: body }, index) => {
        const words = (
          <Words>
            <CardTitle>{title}</CardTitle>
            <CardText>{body}</CardText>
          </Words>
        );
        return (
          <Item key={title} accent={accent} down={down}>
            <span className="step" aria-hidden="true">
              {index + 1}
            </span>
            {down ? words : <Reveal index={index}>{words}</Reveal>}
          </Item>
        );
      })}
    </List>
  );
}
