import { site } from 'shared-content/ui';
import { Words } from './Words';

const log = [
  { time: '20:14:05', what: 'Cart A takes it', state: 'held 12:00', ink: 'coral' },
  { time: '20:14:09', what: 'Cart B asks', state: 'taken', ink: 'muted' },
  { time: '20:19:40', what: 'Cart A pays', state: 'sold', ink: 'coral' },
  { time: '20:26:05', what: 'Had A not paid', state: 'free again', ink: 'muted' },
] as const;
const minutes = Array.from({ length: 12 }, (_, index) => index);

/** Twelve minutes of one item that two customers want. */
export const Reservation = () => (
  <>
    <Words x={0} y={9} ink="text" size="title">
      One piece, two carts
    </Words>
    {minutes.map((minute) => (
      <rect
        key={minute}
        x={minute * 33.6}
        y={34}
        width={30}
        height={26}
        rx={4}
        fill={minute < 6 ? site.ramp.coral : site.palette.hairlineStrong}
      />
    ))}
    <path d="M188 26V68" stroke={site.palette.text} strokeWidth={2} />
    <Words x={0} y={77}>
      0 min
    </Words>
    <Words x={188} y={77} ink="text" anchor="middle">
      paid
    </Words>
    <Words x={400} y={77} anchor="end">
      12 min
    </Words>
    {log.map(({ time, what, state, ink }, index) => (
      <g key={time}>
        <path d={`M0 ${108 + index * 40}H400`} stroke={site.palette.hairlineStrong} />
        <Words x={0} y={128 + index * 40}>
          {time}
        </Words>
        <Words x={92} y={128 + index * 40} ink="text">
          {what}
        </Words>
        <Words x={400} y={128 + index * 40} ink={ink} anchor="end">
          {state}
        </Words>
      </g>
    ))}
  </>
);
