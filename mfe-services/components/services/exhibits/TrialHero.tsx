import type { ComponentProps, ComponentType } from 'react';
import { Container, type Ground, Hero, site, styled, text, VisuallyHidden } from 'shared-content/ui';
import type { ExhibitViewProps, Trial } from '../../../content/exhibit.contract';
import { ScenePicture, type SceneHeroProps } from '../../drawing/SceneHero';
import { halves } from '../arrangements';
import { beside } from './choice';
import { ChoicePicture } from './ChoicePicture';
import { Caption } from './ExhibitBlock';
import { TrialFrame } from './TrialFrame';

const { palette, motion, scale } = site;

/** The scene, and in its place what another choice shows: as high as the scene, so that nothing below moves. */
const InTurn = styled('div')({
  display: 'grid',
  alignItems: 'center',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
});
// The quiz measures its place, not the window.
const Section = styled('section')({ containerType: 'inline-size', marginTop: 'clamp(40px, 4.4vw, 56px)' });
const Head = styled('div')<{ tint: string }>(({ tint }) => ({
  display: 'grid',
  gap: '8px 48px',
  marginBottom: 20,
  alignItems: 'end',
  '& > p': { ...text('h3'), fontSize: 'clamp(1.25rem, 1.1rem + 0.9vw, 1.75rem)', textWrap: 'balance' },
  '& h2': { ...text('label'), color: tint },
  '& h2 + p': { ...text('small'), color: palette.muted },
  [beside]: halves,
}));
// Not a fieldset: with a grid, WebKit breaks its border at the legend, floating or not.
const Stage = styled('div')<{ tint: string; base: Ground }>(({ tint, base }) => ({
  border: `1px solid ${palette.hairlineStrong}`,
  borderRadius: scale.radius.large,
  background: `radial-gradient(90% 130% at 78% 0, ${tint}24, transparent 70%), ${site.grounds[base].surface}`,
  overflow: 'clip',
}));
/** The options as one row of segments on the stage's upper edge. */
const Options = styled('div')<{ count: number }>(({ count }) => ({
  display: 'grid',
  gap: 1,
  // The gaps are the hairlines: this color shines through.
  background: palette.hairlineStrong,
  borderBottom: `1px solid ${palette.hairlineStrong}`,
  gridTemplateColumns: count % 2 ? '1fr' : 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  [beside]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
}));
const Option = styled('label')<{ tint: string; base: Ground }>(({ tint, base }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '10px clamp(14px, 1.6vw, 22px)',
  color: palette.muted,
  background: site.grounds[base].ground,
  cursor: 'pointer',
  lineHeight: 1.35,
  textWrap: 'balance',
  transition: `color ${motion.hover}, background ${motion.hover}, box-shadow ${motion.state}`,
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
  '&:hover': { color: palette.text },
  '&:has(:checked)': {
    color: palette.text,
    background: site.grounds[base].surface,
    boxShadow: `inset 0 3px ${tint}`,
  },
}));
const Answer = styled('div')<{ pictured: boolean }>(({ pictured }) => ({
  display: 'grid',
  gap: 'clamp(20px, 2.4vw, 32px)',
  alignItems: 'center',
  padding: 'clamp(20px, 3.2vw, 48px)',
  [beside]: pictured && halves,
}));
const Outcomes = styled('div')({ display: 'grid', alignItems: 'center' });
const Outcome = styled('div')<{ pictured: boolean }>(({ pictured }) => ({
  display: 'grid',
  gap: 'clamp(8px, 1.2vw, 16px)',
  alignContent: 'center',
  alignItems: 'center',
  '& p': { ...text('lead'), color: palette.muted, maxWidth: '36ch' },
  // Beside a picture, outcome and reason are one below the other.
  [beside]: !pictured && halves,
}));
const Said = styled('strong')<{ good: boolean }>(({ good }) => ({
  ...text('h1'),
  fontSize: 'clamp(1.875rem, 1.1rem + 3.2vw, 3.5rem)',
  // It holds figures: a decimal point needs more room than letters do.
  letterSpacing: '-0.016em',
  color: good ? palette.jadeLight : palette.danger,
  textWrap: 'balance',
}));
const Work = styled('figure')({ minWidth: 0, marginBlock: 'clamp(24px, 3vw, 40px)' });
const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  paddingTop: 4,
  '& b': { ...text('h3'), color: palette.text, marginRight: 6 },
  '& li': { color: palette.muted },
});

interface TrialHeroProps extends SceneHeroProps {
  trial: Trial;
}

/**
 * The first screen of a page that asks: title and scene, below them a question with its answers and what follows, and the
 * sample of work, of which the choice highlights or stops parts. Another choice than the first shows its picture in the
 * scene's place; a scene that spans the page stays. It uses native radio buttons and CSS, so it needs no script.
 */
export function TrialHero({ trial, scene, accent = 'jade', ground = 'night', ...words }: TrialHeroProps) {
  const { title, lead, caption, quiz, choicePicture } = trial;
  const { question, options, start = 0 } = quiz;
  const tint = site.ramp[accent];
  const pictured = scene.span !== undefined;
  const picture = <ScenePicture scene={scene} loading="eager" />;
  const choice = <ChoicePicture picture={choicePicture} accent={accent} start={start} />;
  const others = [...options.keys()].filter((option) => option !== start).join(' ');
  // The contract gives view and exhibit the same kind, but TypeScript cannot infer that for a union of components.
  const View = trial.View as ComponentType<ExhibitViewProps> | undefined;
  const pictures: Partial<ComponentProps<typeof Hero>> = pictured
    ? { below: picture }
    : {
        media: (
          <InTurn>
            <div data-scene="">{picture}</div>
            <div data-at={others}>{choice}</div>
          </InTurn>
        ),
      };
  return (
    <TrialFrame data-quiz="" data-tall="" options={options} initial={start} tint={tint}>
      <Hero {...words} {...pictures} accent={accent} ground={ground}>
        <Container>
          <Section aria-labelledby="trial">
            <Head tint={tint}>
              <p id="trial-question">{question}</p>
              <div>
                <h2 id="trial">{title}</h2>
                {lead && <p>{lead}</p>}
              </div>
            </Head>
            <Stage role="group" aria-labelledby="trial-question" tint={tint} base={ground}>
              <Options count={options.length}>
                {options.map(({ label }, index) => (
                  <Option key={label} tint={tint} base={ground}>
                    <input type="radio" name="trial" data-option={index} defaultChecked={index === start} />
                    {label}
                  </Option>
                ))}
              </Options>
              <Answer pictured={pictured}>
                <Outcomes aria-live="polite">
                  {options.map(({ label, outcome, text: body, facts, good }, index) => (
                    <Outcome key={label} data-outcome={index} pictured={pictured}>
                      <Said good={good}>
                        <VisuallyHidden>{label}: </VisuallyHidden>
                        {outcome}
                      </Said>
                      <div>
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
                      </div>
                    </Outcome>
                  ))}
                </Outcomes>
                {pictured && choice}
              </Answer>
            </Stage>
            {View && 'exhibit' in trial && (
              <Work>
                <View exhibit={trial.exhibit} accent={accent} quiz={quiz} />
                {caption && <Caption>{caption}</Caption>}
              </Work>
            )}
          </Section>
        </Container>
      </Hero>
    </TrialFrame>
  );
}
