import { type Accent, keyframes, site, styled } from 'shared-content/ui';
import { taps } from '../../../../content/exhibits/taps';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const landed = keyframes({ from: { opacity: 0, strokeWidth: 44 }, to: { opacity: 1 } });
const Screen = styled(Drawing)({
  '& [data-tap]': { animation: `${landed} 420ms both`, strokeWidth: 24 },
  '& [data-tap="2"]': { animationDelay: '160ms' },
});

/** The tested form, and where five people put their thumb. */
export function TapMap({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  const [patient, who, proceed] = taps.fields;
  return (
    <div aria-hidden="true">
      <Screen viewBox="0 0 480 212" strokeWidth="2.5">
        <path
          d="M2 12q0-10 10-10h456q10 0 10 10v188q0 10-10 10H12q-10 0-10-10z"
          stroke={palette.hairlineStrong}
        />
        <g stroke={palette.muted}>
          <path data-at="0 1" d="M24 46h432v44H24z" />
          <path data-at="2" d="M24 46h206v44H24zM250 46h206v44H250z" />
          <path d="M24 134h290v50H24z" stroke={tint} fill={`${tint}33`} />
        </g>
        <text x="24" y="34" data-at="0 1">
          {patient}
        </text>
        <text x="40" y="75" data-at="0 1">
          {taps.name}
        </text>
        <text x="24" y="34" data-at="2">
          {who}
        </text>
        {taps.answers.map((answer, index) => (
          <text key={answer} x={40 + index * 226} y="75" data-at="2">
            {answer}
          </text>
        ))}
        <text x="40" y="166">
          {proceed}
        </text>
        <g data-at="0">
          <path data-tap="" d="M230 68h0" stroke={palette.jade} />
          <path data-tap="2" d="M156 154h0M200 166h0M236 152h0M284 164h0" stroke={palette.danger} />
        </g>
        <g data-at="1">
          <path data-tap="" d="M156 154h0M212 166h0M270 152h0" stroke={palette.danger} />
          <path data-tap="2" d="M310 68h0M380 70h0" stroke={palette.jade} />
        </g>
        <g data-at="2">
          <path data-tap="" d="M366 62h0M392 76h0M416 60h0" stroke={palette.jade} />
          <path data-tap="2" d="M436 78h0M376 84h0" stroke={palette.jade} />
        </g>
      </Screen>
      <Legend>
        <Told values={taps.legends} />
      </Legend>
    </div>
  );
}
