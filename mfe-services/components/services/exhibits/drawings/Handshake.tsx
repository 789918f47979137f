import { type Accent, keyframes, site, styled } from 'shared-content/ui';
import { handshake } from '../../../../content/exhibits/handshake';
import { Drawing } from '../frames';

const { palette } = site;

const drawn = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const Sequence = styled(Drawing)({
  '& [data-sent]': { strokeDasharray: '1 1', animation: `${drawn} 400ms both` },
  // The second request follows the first answer, and its answer follows it.
  '& [data-sent="2"]': { animationDelay: '250ms' },
  '& [data-sent="3"]': { animationDelay: '650ms' },
});

const left = 60;
const right = 420;
const toCourier = (y: number) => `M${left} ${y}H${right - 6}m-10-7 10 7-10 7`;
const toShop = `M${right} 160H${left + 6}m10-7-10 7 10 7`;
const rider = (x: number) =>
  `M${x} 200a9 9 0 1 0 .1 0M${x + 34} 200a9 9 0 1 0 .1 0M${x} 209l10-20h16l8 20M${x + 10} 189h-8`;

const { lifelines, request, lost, again, replay, fresh, silence } = handshake;
const words = [
  { x: left, y: 18, text: lifelines[0] },
  { x: right, y: 18, text: lifelines[1] },
  { x: 240, y: 48, text: request },
  { x: 185, y: 89, text: lost },
  { x: 240, y: 116, text: again[0], at: 0 },
  { x: 240, y: 116, text: again[1], at: 1 },
  { x: 240, y: 152, text: replay, at: 0 },
  { x: 240, y: 152, text: fresh, at: 1 },
  { x: 240, y: 138, text: silence, at: 2 },
];

/** A log of messages: the first answer is lost, the rest is the reader's decision. */
export function Handshake({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  return (
    <Sequence viewBox="0 0 480 226" stroke={palette.muted} strokeWidth="2.5" aria-hidden="true">
      {words.map(({ x, y, text, at }) => (
        <text key={`${y} ${text}`} x={x} y={y} textAnchor="middle" data-at={at}>
          {text}
        </text>
      ))}
      <path d={`M${left} 30V172M${right} 30V172`} stroke={palette.hairlineStrong} />
      <path d={toCourier(54)} stroke={tint} />
      <path d={`M${right} 82H262`} strokeDasharray="2 7" />
      <path d="M244 74l16 16m0-16-16 16" stroke={palette.danger} />
      <g data-at="0 1">
        <path data-sent="2" pathLength="1" d={toCourier(124)} stroke={tint} />
      </g>
      <g data-at="0" stroke={palette.jade}>
        <path data-sent="3" pathLength="1" d={toShop} />
        <path d={rider(190)} />
      </g>
      <g data-at="1" stroke={palette.danger}>
        <path data-sent="3" pathLength="1" d={toShop} />
        <path d={rider(150) + rider(262)} />
      </g>
      <g data-at="2">
        <path d={`M${left} 96V172`} stroke={palette.danger} strokeDasharray="2 9" strokeWidth="5" />
        <path d={rider(212)} strokeDasharray="3 6" />
      </g>
    </Sequence>
  );
}
