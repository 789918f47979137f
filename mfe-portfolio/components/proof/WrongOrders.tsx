import { site } from 'shared-content/ui';
import { Words } from './Words';

/** Slips of 70 orders in rows of 14, as one path. */
const slips = (top: number, some: (index: number) => boolean) =>
  Array.from({ length: 70 }, (_, index) =>
    some(index) ? `M${(index % 14) * 28.8} ${top + Math.floor(index / 14) * 29}h20v23l-5-4-5 4-5-4-5 4z` : '',
  ).join('');

const evenings = [
  { name: 'Before: 8 of 70 orders wrong', top: 28, isWrong: (index: number) => index % 9 === 4 },
  { name: 'Now: 1 of 70', top: 222, isWrong: (index: number) => index === 37 },
];

/** The same number of orders before and now, with the wrong ones marked. */
export const WrongOrders = () => (
  <>
    {evenings.map(({ name, top, isWrong }) => (
      <g key={name}>
        <Words x={0} y={top - 19} ink="text" size="title">
          {name}
        </Words>
        <path d={slips(top, (index) => !isWrong(index))} fill={site.palette.hairlineStrong} />
        <path d={slips(top, isWrong)} fill={site.ramp.lily} />
      </g>
    ))}
  </>
);
