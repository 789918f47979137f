import { useState } from 'react';
import { site } from '../../theme';
import placeholder from '../assets/placeholder-avatar.svg';
import { styled } from '../styled';
import { isBroken } from '../enhanceMarkup';

const Image = styled('img', { shouldForwardProp: (prop) => prop !== 'shape' })<{ shape: 'round' | 'card' }>(
  ({ shape }) => ({
    objectFit: 'cover',
    background: site.palette.overlay,
    borderRadius: shape === 'round' ? '50%' : site.scale.radius.medium,
  }),
);

interface PortraitProps {
  src: string;
  /** Empty if the person's name is beside it. */
  alt: string;
  width: number;
  height: number;
  shape?: 'round' | 'card';
  /** True far below the first view: the browser loads it late by itself, so it needs no `fetchPriority`. */
  isFar?: boolean;
}

/** A person's picture, or a generic placeholder when it does not load. */
export function Portrait({ src, alt, width, height, shape = 'round', isFar }: PortraitProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Image
      src={failed ? placeholder : src}
      alt={alt}
      width={width}
      height={height}
      shape={shape}
      data-portrait=""
      loading="lazy"
      // Text and its font come first.
      fetchPriority={isFar ? undefined : 'low'}
      decoding="async"
      // React does not replay an error from before hydration, so check the image's state.
      ref={(image) => {
        if (image && isBroken(image) && !failed) setFailed(true);
      }}
      onError={() => setFailed(true)}
    />
  );
}
