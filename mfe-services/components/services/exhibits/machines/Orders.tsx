import { type Accent, site, styled } from 'shared-content/ui';
import { storeLeaks } from '../../../../content/exhibits/storeLeaks';
import { Told } from '../Told';
import { Drawing, Legend } from './Glass';

const { palette } = site;

const Sheet = styled('div')({ '& svg + svg': { marginTop: 8 } });
/** Both rows begin beside their names. */
const at = (place: number) => 84 + (place % 20) * 20;
const parcel = (place: number) => `M${at(place)} ${Math.floor(place / 20) * 24 + 36}h15v15h-15zm7.5 0v6`;
const parcels = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => parcel(from + index)).join('');
const coins = (from: number) =>
  Array.from({ length: 10 }, (_, index) => `M${at(from + index) + 7.5} 4a7.5 7.5 0 1 0 .1 0`).join('');

/** Orders as parcels, the ad costs as coins: what is bought, and what is fixed. */
export function Orders({ accent }: { accent: Accent }) {
  const tint = site.ramp[accent];
  const [first, , mended] = storeLeaks.orders;
  const [bill, orders] = storeLeaks.rows;
  return (
    <Sheet aria-hidden="true">
      <Drawing viewBox="0 0 480 78" strokeWidth="2">
        <text y="18">{bill}</text>
        <text y="50">{orders}</text>
        <path d={parcels(0, first)} stroke={tint} fill={`${tint}40`} />
        <g data-at="1 2" stroke={tint} fill={`${tint}40`}>
          <path d={parcels(first, mended)} />
        </g>
        <g data-at="1" stroke={tint} fill={`${tint}40`}>
          <path d={parcels(mended, storeLeaks.orders[1])} />
        </g>
        <path d={coins(0)} stroke={palette.muted} fill={palette.hairlineStrong} />
        <g data-at="1">
          <path d={coins(10)} stroke={palette.danger} fill={`${palette.danger}59`} />
        </g>
      </Drawing>
      <Legend>
        <Told values={storeLeaks.legends} />
      </Legend>
    </Sheet>
  );
}
