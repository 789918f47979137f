import type { ComponentProps } from 'react';
import { Hero } from 'shared-content/ui';
import type { Scene } from '../../content/scenes/scene.contract';
import { ScenePicture } from './ScenePicture';

interface SceneHeroProps extends Omit<ComponentProps<typeof Hero>, 'media' | 'below'> {
  scene: Scene;
}

/** A hero with a drawn scene: beside its text, or across the page. */
export function SceneHero({ scene, ...hero }: SceneHeroProps) {
  const picture = <ScenePicture scene={scene} loading="eager" />;
  return <Hero {...hero} {...(scene.span ? { below: picture } : { media: picture })} />;
}
