import { site, text } from '../../theme';
import { type Action, Actions } from '../actions/Actions';
import { Picture } from '../media/Picture';
import { styled } from '../styled';
import { Container, Lead } from './Section';

// The water has the full width; on a phone it is below the text.
const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderTop: `1px solid ${site.palette.hairline}`,
  // Bottom padding equal to the water's height: the water fades in below the buttons.
  padding: '56px 0 min(66vw, 300px)',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'clamp(400px, 33vw, 560px)',
    paddingBlock: 72,
  },
}));

const Water = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0 0',
  height: 'min(66vw, 300px)',
  maskImage: 'linear-gradient(transparent, #000 34%)',
  '& picture': { display: 'block', height: '100%' },
  '& img': { objectPosition: '88% 50%' },
  [theme.breakpoints.up('md')]: {
    inset: 0,
    height: 'auto',
    maskImage: 'none',
    // In a narrow window, moves the flowers away from the text.
    '& img': { objectPosition: 'right calc(max(0px, 1280px - 100vw) * -0.3) top 50%' },
    // Darkens the water behind the text.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${site.palette.ink}e6, ${site.palette.ink}99 max(34%, 32rem), transparent max(62%, 46rem))`,
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: '34rem',
  [theme.breakpoints.up('md')]: { maxWidth: 'min(34rem, 50%)' },
}));
const Title = styled('h2')(text('h2'));
// Wider than the text, so that three buttons fit side by side.
const Row = styled('div')({ marginTop: 32 });

interface CallToActionProps {
  title: string;
  text: string;
  actions: readonly Action[];
  /** The scene behind the words, 800 and 1600 pixels wide. */
  water: { readonly small: string; readonly large: string };
}

/** The closing panel of a page: words on a scene of the water that belongs to its group of pages. */
export function CallToAction({ title, text: body, actions, water: { small, large } }: CallToActionProps) {
  return (
    <Band>
      <Water data-scenery="">
        <Picture
          src={large}
          alt=""
          width={1600}
          height={520}
          sources={[{ type: 'image/avif', srcSet: `${small} 800w, ${large} 1600w` }]}
          sizes="(min-width: 900px) 100vw, 230vw"
          fit="cover"
        />
      </Water>
      <Container>
        <Words>
          <Title>{title}</Title>
          <Lead>{body}</Lead>
        </Words>
        <Row>
          <Actions actions={actions} />
        </Row>
      </Container>
    </Band>
  );
}
