import { type Accent, site } from 'shared-content/ui';
import { phoneStates } from '../../../../content/exhibits/phoneStates';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const plane = 'M18 24l24-8 6-12 5 2-2 14 18-2 5-6h4l-2 10-2 10h-4l-5-6-18-2 2 14-5 2-6-12z';

/** Phone and office, and the connection between them at the moment of the tap. */
export function PhoneState({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  return (
    <div aria-hidden="true">
      <Drawing viewBox="0 0 480 200" stroke={palette.muted} strokeWidth="3">
        <path d="M20 14q0-10 10-10h82q10 0 10 10v172q0 10-10 10H30q-10 0-10-10zM58 182h26" />
        <path d="M360 60h100v84H360zM360 84h100M376 104h48M376 122h30M392 162h36" />
        <text x="410" y="190" textAnchor="middle">
          {phoneStates.office}
        </text>
        <g data-at="0 1 2" stroke={tint}>
          <path d="M34 92h74v34H34z" fill={`${tint}33`} />
        </g>
        <g data-at="0 2" stroke={palette.jade}>
          <path d="M140 108H344m-12-9 12 9-12 9" />
          <path d="M430 40l12 12 22-26" />
        </g>
        <g data-at="1">
          <path d="M140 108H344" strokeDasharray="2 12" />
          <path d={plane} transform="translate(206 44) scale(.9)" fill={palette.muted} stroke="none" />
        </g>
        <g data-at="2">
          <path
            d="M46 34q0-8 8-8h8l5 14-7 5q3 9 12 13l6-7 13 6v8q0 8-8 8-34-4-37-39"
            stroke={palette.danger}
          />
          <text x="240" y="92" textAnchor="middle">
            {phoneStates.key}
          </text>
        </g>
        <g data-at="3" stroke={palette.danger}>
          <path d="M46 92h50v40H46zM56 92V78q0-15 15-15t15 15v14" fill={`${palette.danger}33`} />
          <path d="M344 108H146m12-9-12 9 12 9" />
          <text x="240" y="92" textAnchor="middle">
            {phoneStates.ended}
          </text>
        </g>
      </Drawing>
      <Legend>
        <Told values={phoneStates.legends} />
      </Legend>
    </div>
  );
}
