import { styled } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { narrow } from './studyCompositions';

const wide = { width: 1440, height: 900 } as const;

const Image = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  [`@media ${narrow}`]: { aspectRatio: '10 / 11' },
});

/** A study's picture, tall in a narrow window so that its text stays legible. */
export function StudyPicture({ image, columns }: { image: CaseStudy['image']; columns: number }) {
  const { tall, small, large, fallback, alt } = image;
  return (
    <picture>
      <source
        media={narrow}
        type="image/avif"
        srcSet={`${tall.small} 640w, ${tall.large} 960w`}
        sizes="92vw"
      />
      <source
        type="image/avif"
        srcSet={`${small} 720w, ${large} 1440w`}
        sizes={`(min-width: 1280px) ${columns * 200}px, (min-width: 1200px) ${columns * 15}vw, 92vw`}
      />
      <Image src={fallback} alt={alt} {...wide} loading="lazy" fetchPriority="low" decoding="async" />
    </picture>
  );
}
