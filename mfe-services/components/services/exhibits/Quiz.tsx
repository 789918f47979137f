import type { ReactNode } from 'react';
import { type Accent, keyframes, site, styled, text, VisuallyHidden } from 'shared-content/ui';
import type { Quiz as QuizContent } from '../../../content/exhibit.contract';
import { halves } from '../arrangements';
import { beside, stacked } from './choice';

const { palette, motion, scale } = site;

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

interface QuizFrameProps {
  options: QuizContent['options'];
  // Not `start`: Emotion passes names of HTML attributes on to the element.
  initial: number;
  tint: string;
}

const QuizFrame = styled('div')<QuizFrameProps>(({ options, initial, tint }) => ({
  containerType: 'inline-size',
  '& [data-step]': { transition: `opacity ${motion.reveal}, box-shadow ${motion.reveal}` },
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
  // A redrawn part animates once.
  '& [data-at]': { animation: `${redrawn} ${motion.reveal} ${motion.ease}` },
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

// Not a fieldset: with a grid, WebKit breaks its border at the legend, floating or not.
const Panel = styled('div')({
  display: 'grid',
  gap: 24,
  marginBottom: 20,
  padding: 'clamp(20px, 2.6vw, 36px)',
  border: `1px solid ${palette.hairlineStrong}`,
  borderRadius: scale.radius.large,
  background: palette.raised,
  [beside]: { rowGap: 'clamp(20px, 2.4vw, 32px)', gridTemplateRows: 'auto 1fr', ...halves },
});
const Question = styled('p')(text('h3'));
const Options = styled('div')({ display: 'grid', gap: 8, alignContent: 'start' });
const Option = styled('label')<{ tint: string }>(({ tint }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '10px 16px',
  borderRadius: scale.radius.medium,
  border: `1px solid ${palette.hairlineStrong}`,
  cursor: 'pointer',
  textWrap: 'balance',
  transition: `border-color ${motion.hover}, background ${motion.hover}`,
  '& input': {
    appearance: 'none',
    width: 18,
    height: 18,
    margin: 0,
    flex: 'none',
    borderRadius: '50%',
    border: `1.5px solid ${palette.muted}`,
  },
  '& input:checked': { border: `5px solid ${tint}` },
  '&:hover': { borderColor: tint },
  '&:has(:checked)': { borderColor: tint, background: `${tint}1a` },
}));
const Answer = styled('div')({
  display: 'grid',
  gap: 'clamp(20px, 2vw, 28px)',
  alignContent: 'start',
  [stacked]: { paddingTop: 24, borderTop: `1px solid ${palette.hairline}` },
  [beside]: {
    gridColumn: 2,
    gridRow: '1 / -1',
    // The line is in the middle of the gap, the text at the column's start.
    marginLeft: -33,
    paddingLeft: 32,
    borderLeft: `1px solid ${palette.hairline}`,
  },
});
const Outcomes = styled('div')({ display: 'grid', alignItems: 'start' });
const Outcome = styled('div')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  '& > p': { fontSize: '1.0625rem', color: palette.muted, maxWidth: '44ch' },
});
const Said = styled('strong')<{ good: boolean }>(({ good }) => ({
  ...text('h2'),
  fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)',
  letterSpacing: 0,
  color: good ? palette.jadeLight : palette.danger,
  textWrap: 'balance',
}));
const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  paddingTop: 4,
  '& b': { ...text('h3'), color: palette.text, marginRight: 6 },
  '& li': { color: palette.muted },
});

interface QuizProps {
  quiz: QuizContent;
  /** What redraws itself for each choice. */
  picture?: ReactNode;
  /** Unique on the page. */
  id: string;
  accent: Accent;
  /** The exhibit, whose parts the choice highlights or stops. */
  children: ReactNode;
}

/** A question beside an exhibit for the reader to answer. It uses native radio buttons and CSS, so it needs no script. */
export function Quiz({ quiz, picture, id, accent, children }: QuizProps) {
  const start = quiz.start ?? 0;
  return (
    <QuizFrame data-quiz="" options={quiz.options} initial={start} tint={site.ramp[accent]}>
      <Panel role="group" aria-labelledby={`${id}-question`}>
        <Question id={`${id}-question`}>{quiz.question}</Question>
        <Options>
          {quiz.options.map(({ label }, index) => (
            <Option key={label} tint={site.ramp[accent]}>
              <input type="radio" name={id} data-option={index} defaultChecked={index === start} />
              {label}
            </Option>
          ))}
        </Options>
        <Answer>
          {picture}
          <Outcomes aria-live="polite">
            {quiz.options.map(({ label, outcome, text: body, facts, good }, index) => (
              <Outcome key={label} data-outcome={index}>
                <Said good={good}>
                  <VisuallyHidden>{label}: </VisuallyHidden>
                  {outcome}
                </Said>
                <p>{body}</p>
                {facts && (
                  <Facts>
                    {facts.map(({ number, label: what }) => (
                      <li key={what}>
                        <b>{number}</b>
                        {what}
                      </li>
                    ))}
                  </Facts>
                )}
              </Outcome>
            ))}
          </Outcomes>
        </Answer>
      </Panel>
      {children}
    </QuizFrame>
  );
}
