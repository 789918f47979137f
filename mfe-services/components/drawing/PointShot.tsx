import { styled } from 'shared-content/ui';

// One file holds all pictures of a list, one below the other. Each point shows its own.
const Shot = styled('img')({
  width: '100%',
  height: 'auto',
  aspectRatio: '400 / 230',
  objectFit: 'cover',
  // Because of rounding, the neighbor's last row of pixels would show as a line.
  clipPath: 'inset(1px 0)',
});

/** Rules for a list: the part of the file that each entry shows. One class for all pictures keeps pages small. */
export const shotOfEach = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `& > :nth-of-type(${index + 1}) img`,
      { objectPosition: `0 ${(100 * index) / (count - 1)}%` },
    ]),
  );

interface PointShotProps {
  shots: string;
  /** Number of pictures in the file. */
  count: number;
}

/** The picture of one point of a list, see `shotOfEach`. */
export const PointShot = ({ shots, count }: PointShotProps) => (
  <Shot src={shots} alt="" width={400} height={230 * count} loading="lazy" decoding="async" />
);
