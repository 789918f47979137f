import { type Accent, site, text } from '../../theme';
import { CardText, CardTitle } from '../cards/Card';
import { styled } from '../styled';
import { Reveal } from './Reveal';

export interface ProcessStep {
  readonly title: string;
  readonly text: string;
}

const List = styled('ol')<{ count: number }>(({ count, theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap: 0 },
}));

const Item = styled('li')<{ accent: Accent }>(({ accent, theme }) => ({
  position: 'relative',
  paddingLeft: 56,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 19,
    top: 44,
    bottom: -28,
    width: 1,
    background: `linear-gradient(180deg, ${site.ramp[accent]}99, ${site.palette.hairline})`,
  },
  '&:last-of-type::before': { display: 'none' },
  [theme.breakpoints.up('md')]: {
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
}

/** Numbered steps on a line: down the page on a phone, across it from 900 px. */
export function ProcessLine({ steps, accent = 'jade' }: ProcessLineProps) {
  return (
    <List count={steps.length}>
      {steps.map(({ title, text: body }, index) => (
        <Item key={title} accent={accent}>
          <span className="step" aria-hidden="true">
            {index + 1}
          </span>
          <Reveal index={index}>
            <Words>
              <CardTitle>{title}</CardTitle>
              <CardText>{body}</CardText>
            </Words>
          </Reveal>
        </Item>
      ))}
    </List>
  );
}
