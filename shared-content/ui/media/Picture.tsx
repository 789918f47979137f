import { styled } from '../styled';

const Image = styled('img')<{ fit?: 'cover' | 'contain' }>(({ fit }) => ({
  width: '100%',
  ...(fit && { height: '100%', objectFit: fit }),
}));

interface PictureSource {
  /** MIME type: `image/avif`. */
  readonly type: string;
  readonly srcSet: string;
}

interface PictureProps {
  src: string;
  /** Empty for decoration. */
  alt: string;
  width: number;
  height: number;
  sources?: readonly PictureSource[];
  sizes?: string;
  /** `eager` only for pictures in the first screen. */
  loading?: 'lazy' | 'eager';
  fit?: 'cover' | 'contain';
}

/**
 * A picture. Its size prevents layout shifts. It loads lazily unless it is marked as in the first screen. A lazy
 * picture that appears there has low priority, so that the font loads first.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  loading = 'lazy',
  fit,
}: PictureProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={src}
        alt={alt}
        width={width}
        height={height}
        fit={fit}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
