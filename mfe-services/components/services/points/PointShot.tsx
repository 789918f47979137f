import { styled } from 'shared-content/ui';

// One file holds all pictures of a list, below each other; each point shows its own.
const Shot = styled('img')<{ at: number }>(({ at }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: '400 / 230',
  objectFit: 'cover',
  objectPosition: `0 ${at}%`,
}));

interface PointShotProps {
  shots: string;
  index: number;
  /** Of the pictures in the file. */
  count: number;
}

/** The piece of the work that belongs to one point of a list. */
export const PointShot = ({ shots, index, count }: PointShotProps) => (
  <Shot
    src={shots}
    alt=""
    at={(100 * index) / (count - 1)}
    width={400}
    height={230 * count}
    loading="lazy"
    decoding="async"
  />
);
