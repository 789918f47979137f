import type { ComponentProps } from 'react';
import { Hero, site, styled } from 'shared-content/ui';
import type { Scene } from '../../content/scenes/scene.contract';

// It is at the water's edge and fades before the band ends. Engines without reflections leave the water empty. On a
// phone, the text at its bottom would be mirrored upside down.
const reflected = {
  '& > img': {
    WebkitBoxReflect: 'below 0 linear-gradient(transparent max(82%, 100% - 52px), rgba(0, 0, 0, 0.16))',
  },
} as const;

// Beside the text it reaches into the gap at its left and ends at the page's right edge. It may go beyond that edge to
// be 608 px wide: its smallest letters are then 13 px.
const Beside = styled('picture')(({ theme }) => ({
  display: 'block',
  '& > img': { width: '100%' },
  [theme.breakpoints.up('sm')]: reflected,
  // One pixel wider than the column: at 360 px its smallest letters are then 11 px.
  [theme.breakpoints.down('sm')]: { marginInline: 'max(-1px, (100% - 420px) / 2)' },
  [theme.breakpoints.up('lg')]: { marginLeft: -44 },
  '@media (min-width: 1440px)': { marginLeft: -72, marginRight: 'min(0px, 100% - 536px)' },
}));
const Across = styled('picture')(({ theme }) => ({
  display: 'block',
  '& > img': { width: '100%' },
  [theme.breakpoints.up('sm')]: reflected,
  // Its upper 300 px (of 740, at a width of 1120) are beside the text.
  [theme.breakpoints.up('md')]: { marginTop: `calc(clamp(32px, 4vw, 56px) - ${(300 / 1120) * 100}%)` },
  '@media (min-width: 1440px)': { marginInline: 'min(0px, (100% - 1216px) / 2)' },
  [theme.breakpoints.down('md')]: { margin: '32px max(-1px, (100% - 480px) / 2) 0' },
}));

// Where the column is narrow, beside text or on a phone, the tall drawing keeps its text legible.
const media = {
  beside: '(min-width: 1200px), (min-width: 600px) and (max-width: 899.95px)',
  across: '(min-width: 900px)',
};

interface ScenePictureProps {
  scene: Scene;
  /** `eager` where it is on the first screen. */
  loading?: 'eager' | 'lazy';
}

/** A drawn scene as decoration, in the version that fits the window. */
export function ScenePicture({ scene, loading = 'lazy' }: ScenePictureProps) {
  const { wide, wide2x, tall, tallHeight, span } = scene;
  const [Frame, width, height] = span ? ([Across, 1120, 740] as const) : ([Beside, 560, 480] as const);
  return (
    <Frame>
      <source
        media={span ? media.across : media.beside}
        srcSet={`${wide} ${width}w, ${wide2x} ${width * 2}w`}
        sizes={span ? `(min-width: 1280px) ${site.scale.content}, 94vw` : '(min-width: 1200px) 44vw, 94vw'}
        width={width}
        height={height}
      />
      <img
        src={tall}
        alt=""
        width={350}
        height={tallHeight}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        decoding="async"
      />
    </Frame>
  );
}

export interface SceneHeroProps extends Omit<ComponentProps<typeof Hero>, 'media' | 'below'> {
  scene: Scene;
}

/** A hero with a drawn scene: beside its text, or across the page. */
export function SceneHero({ scene, ...hero }: SceneHeroProps) {
  const picture = <ScenePicture scene={scene} loading="eager" />;
  return <Hero {...hero} {...(scene.span ? { below: picture } : { media: picture })} />;
}
