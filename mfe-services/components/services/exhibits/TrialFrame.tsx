import { keyframes, site, styled } from 'shared-content/ui';
import type { Quiz } from '../../../content/exhibit.contract';
import { stacked } from './choice';

const { motion, palette } = site;

const everyOutcome = {
  '& [data-outcome]': { gridArea: 'auto', visibility: 'inherit', display: 'grid' },
  '& [data-outcome] ~ [data-outcome]': { marginTop: 32 },
  '& [data-outcome] strong > span': { position: 'static', clipPath: 'none', margin: 0, whiteSpace: 'normal' },
} as const;

/** The highlight of a part: a tinted background in a thin frame, over the part's own background. */
const marked = (color: string) => ({
  '--frame': color,
  '--ground': `${color}1a`,
  boxShadow: 'inset 0 0 0 1.5px var(--frame), inset 0 0 0 100vmax var(--ground)',
});

const redrawn = keyframes({ from: { opacity: 0, translate: '0 6px' } });
const notAt = (option: number) => `& [data-at]:not([data-at~="${option}"])`;

interface FrameProps {
  options: Quiz['options'];
  // Not `start`: Emotion passes names of HTML attributes on to the element.
  initial: number;
  tint: string;
}

/** A trial's root: what shows, and which parts of the sample are highlighted, for each choice. It needs no script. */
export const TrialFrame = styled('div')<FrameProps>(({ options, initial, tint }) => ({
  '& [data-scene]': { transition: `opacity ${motion.state}` },
  [`&:has([data-option]:checked:not([data-option="${initial}"])) [data-scene]`]: { opacity: 0 },
  '& [data-step]': { transition: `opacity ${motion.state}, box-shadow ${motion.state}` },
  // All in one cell, as high as the longest, so that the page below does not move. Stacked, it may: room that stays empty
  // would look like a fault.
  '& [data-outcome]': { gridArea: '1 / 1', visibility: 'hidden' },
  [stacked]: { '& [data-outcome]': { display: 'none' } },
  // Without `:has` (Firefox before 121) all outcomes are shown, each named by its choice.
  '@supports not selector(:has(a))': {
    '& label': { display: 'none' },
    [notAt(initial)]: { display: 'none' },
    ...everyOutcome,
  },
  // What a choice shows moves in. Nothing does so on arrival: the first screen waits for no animation.
  '&:has([data-option]:focus) :is([data-at], [data-outcome])': {
    animation: `${redrawn} ${motion.state} ${motion.ease}`,
  },
  '@media print': everyOutcome,
  ...Object.assign(
    {},
    ...options.map(({ part, stop }, index) => {
      const chosen = `&:has([data-option="${index}"]:checked)`;
      return {
        [`${chosen} [data-outcome="${index}"]`]: { visibility: 'inherit', display: 'grid' },
        [chosen + notAt(index).slice(1)]: { display: 'none' },
        ...(part && { [`${chosen} [data-step="${part}"]`]: marked(tint) }),
        // Parts after the stage that stopped are not reached.
        ...(stop && {
          [`${chosen} [data-step="${stop}"]`]: marked(palette.danger),
          [`${chosen} [data-step="${stop}"] ~ [data-step]`]: { opacity: 0.36 },
        }),
      };
    }),
  ),
}));
