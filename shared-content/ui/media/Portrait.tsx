import { useState } from 'react';
import { site } from '../../theme';
import placeholder from '../assets/placeholder-avatar.svg';
import { styled } from '../styled';
import { isBroken } from './enhancePortraits';

const Image = styled('img', { shouldForwardProp: (prop) => prop !== 'shape' })<{ shape: 'round' | 'card' }>(
  ({ shape }) => ({
    objectFit: 'cover',
    background: site.palette.overlay,
    borderRadius: shape === 'round' ? '50%' : site.scale.radius.medium,
  }),
);

interface PortraitProps {
  src: string;
  /** Empty where the name stands beside it. */
  alt: string;
  width: number;
  height: number;
  shape?: 'round' | 'card';
  /** Where no first view reaches: its place in the line needs no word. */
  isFar?: boolean;
}

/** A person's picture; the generic placeholder when it does not load. */
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
      // Words and their font come first.
      fetchPriority={isFar ? undefined : 'low'}
      decoding="async"
      // An error that came before hydration is not replayed: look at what the browser already knows.
      ref={(image) => {
        if (image && isBroken(image) && !failed) setFailed(true);
      }}
      onError={() => setFailed(true)}
    />
  );
}
