import type { ReactNode } from 'react';
import { type Accent, type Ground, site, text } from '../../theme';
import { type Action, Actions } from '../actions/Actions';
import { TextLink } from '../navigation/Link';
import { styled } from '../styled';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Container, Eyebrow, Lead } from './Section';

/** Layers of a CSS background: a waterline at the top edge, and faint light below it. */
const ripples = (color: string) => {
  const light = (size: string, strength: string) =>
    `radial-gradient(${size} at 72% 0, ${color}${strength}, transparent)`;
  return `${light('40% 1px', '99')}, ${light('32% 36px', '1f')}`;
};

const foot = 'clamp(56px, 7vw, 96px)';

// Breadcrumbs fill some of the space above the title.
const Band = styled('div')<{ trail: boolean; continued: boolean; base: Ground }>(
  ({ trail, continued, base }) => ({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    color: site.grounds[base].ink,
    // It ends in the color of what is read below it.
    ...(base !== 'night' && {
      background: `linear-gradient(${site.grounds[base].ground} 72%, ${site.palette.ink})`,
    }),
    paddingTop: `calc(${site.scale.header} + ${trail ? 'clamp(40px, 5vw, 64px)' : 'clamp(48px, 8vw, 112px)'})`,
    paddingBottom: continued ? 0 : foot,
    // As low as a phone on its side, or magnified: the title comes first.
    '@media (min-width: 600px) and (max-height: 480px)': { paddingTop: `calc(${site.scale.header} + 8px)` },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `radial-gradient(56% 80% at 78% 36%, ${site.grounds[base].glow}${base === 'night' ? '24' : '4d'}, transparent 72%)`,
    },
    // A picture is mirrored at the water's edge; without a picture there is no water.
    ...(!continued && {
      '&:has(picture)::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0 0',
        height: foot,
        zIndex: -1,
        background: `${ripples(site.grounds[base].horizon)}, linear-gradient(${site.grounds[base].glow}1f, transparent)`,
      },
    }),
  }),
);

const Columns = styled('div')<{ split: boolean }>(({ split, theme }) => ({
  display: 'grid',
  gap: 'clamp(40px, 5vw, 72px)',
  alignItems: 'center',
  ...(split && { [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } }),
}));

/** Where a drawing at full width would have text larger than the page's, and a column beside the text has room for it. */
export const onTablet = '@media (min-width: 720px) and (max-width: 899.95px)';
// On a tablet the tall drawing is beside the text; from 900 px the wide one is below it.
const Stage = styled('div')<{ drawn: boolean }>(
  ({ drawn }) =>
    drawn && {
      [onTablet]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 350px',
        gap: 32,
        alignItems: 'center',
        '& picture': { margin: 0 },
      },
    },
);
interface Looks {
  split: boolean;
  narrow: boolean;
  across: boolean;
}
const Words = styled('div')<Looks>(({ split, narrow, across, theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: '46rem',
  '& > p': { marginBottom: 0, ...(narrow && { maxWidth: '36rem' }) },
  // Keeps the last button clear of the water's edge when the text is as high as the picture beside it.
  ...(split && { [theme.breakpoints.up('md')]: { paddingBottom: 'clamp(40px, 4.4vw, 56px)' } }),
  ...(narrow && { [onTablet]: { paddingBottom: 40 } }),
  ...(across && {
    paddingBottom: 'clamp(32px, 4vw, 48px)',
    [theme.breakpoints.up('md')]: {
      maxWidth: 'none',
      gridTemplateColumns: '1fr 1fr',
      columnGap: site.scale.columnGap,
      alignItems: 'end',
      '& > h1': { fontSize: 'clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem)' },
      // The eyebrow's row.
      '& > p:first-of-type:not(:last-child)': { gridColumn: '1 / -1' },
    },
  }),
}));
const Title = styled('h1')(text('h1'));
// Between two pages the browser morphs one drawing into the other (view transition).
const Drawing = styled('div')({ viewTransitionName: 'drawing' });
// Resets the word spacing of the large title around it.
const Topic = styled(Eyebrow.withComponent('span'))({ marginBottom: 24, wordSpacing: 'normal' });

interface HeroProps {
  title: string;
  /** One or two sentences about the page's offer. */
  lead: ReactNode;
  eyebrow?: string;
  /** Search term of the page if the title lacks it: a small line within the h1. */
  topic?: string;
  actions?: readonly Action[];
  accent?: Accent;
  ground?: Ground;
  /** Picture or drawing: right of the text from 900 px, below it on a phone. */
  media?: ReactNode;
  /** A picture across the page, below the text; its right part may extend up beside the text. */
  below?: ReactNode;
  /** Content above the title: breadcrumbs. */
  before?: ReactNode;
  /** Stands across the window, up to its edges, below the rest. Without a picture, title and lead are then side by side. */
  children?: ReactNode;
}

/** The first screen of an inner page, with its one h1. */
export function Hero(props: HeroProps) {
  const {
    title,
    lead,
    eyebrow,
    topic,
    actions = [],
    accent = 'jade',
    ground = 'night',
    media,
    below,
    before,
    children,
  } = props;
  const continued = Boolean(children);
  // Two buttons fit beside a drawing in every window; the third action is a link below them.
  const [buttons, aside] = [actions.slice(0, 2), actions[2]];
  return (
    <Band trail={Boolean(before)} continued={continued} base={ground}>
      <Container>
        {before}
        <Stage drawn={Boolean(below)}>
          <Columns split={Boolean(media)}>
            <Words split={Boolean(media)} narrow={Boolean(below)} across={continued && !media && !below}>
              {eyebrow && <Eyebrow accent={accent}>{eyebrow}</Eyebrow>}
              <Title tabIndex={-1}>
                {topic && (
                  <Topic accent={accent}>
                    {topic}
                    <VisuallyHidden>: </VisuallyHidden>
                  </Topic>
                )}
                {title}
              </Title>
              <Lead>{lead}</Lead>
              {buttons.length > 0 && <Actions actions={buttons} />}
              {aside && (
                <p>
                  <TextLink to={aside.to}>{aside.label}</TextLink>
                </p>
              )}
            </Words>
            {media && <Drawing>{media}</Drawing>}
          </Columns>
          {below && <Drawing>{below}</Drawing>}
        </Stage>
      </Container>
      {children}
    </Band>
  );
}
