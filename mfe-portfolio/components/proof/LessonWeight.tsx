import { site } from 'shared-content/ui';
import { Words } from './Words';

const pitch = 26.8;
const square = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => {
    const index = from + step;
    return `M${(index % 15) * pitch} ${30 + Math.floor(index / 15) * pitch}h22v22h-22z`;
  }).join('');

/** Ninety squares of one megabyte each. A lesson now needs not quite four. */
export const LessonWeight = () => (
  <>
    <Words x={0} y={9} ink="text" size="title">
      One lesson, one square per megabyte
    </Words>
    <path d={square(0, 90)} fill={site.palette.hairlineStrong} />
    <path d={`${square(0, 3)}M${3 * pitch} 30h13.2v22h-13.2z`} fill={site.ramp.amber} />
    <rect x={0} y={207} width={14} height={14} fill={site.ramp.amber} />
    <Words x={24} y={214} ink="amber">
      3.6 MB now: text, drawings, sound
    </Words>
    <rect x={0} y={234} width={14} height={14} fill={site.palette.hairlineStrong} />
    <Words x={24} y={241}>
      90 MB before: the video that it replaced
    </Words>
  </>
);
