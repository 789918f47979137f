import type { Accent } from 'shared-content/ui';
import { Canvas } from './Canvas';

const prices = ['$64', '$118', '$46', '$35', '$82', '$29'];

/** Handloom pieces: a folded saree, a shawl, a scarf, a bag, a rug, a cushion. */
const wares = [
  'M24 26h36v36H24zM24 38h36M24 50h36M48 26v36M54 26v36',
  'M20 24h44l-8 40H28zM26 56h32M25 50h34M34 64v6M42 64v6M50 64v6',
  'M36 20h12v34l-6 8-6-8zM36 28h12M36 36h12M36 44h12',
  'M26 36h32l4 30H22zM34 36c0-18 16-18 16 0M24 52h36',
  'M22 30h40v32H22zM28 36h28v20H28zM42 40l7 6-7 6-7-6z',
  'M24 28q18-6 36 0 6 18 0 34-18 6-36 0-6-16 0-34zM42 38l8 8-8 8-8-8z',
];

/** A storefront with its cart. */
export function ShopDrawing({ accent }: { accent: Accent }) {
  return (
    <Canvas width={560} height={300} accent={accent}>
      <rect className="panel" x="32.5" y="32.5" width="540" height="300" rx="16" />
      <path className="line" d="M32.5 76.5H560" />
      <text className="strong" x="54" y="60" fontSize="15">
        Noksha Loom
      </text>
      <rect className="faint" x="164" y="44" width="200" height="22" rx="11" />
      {wares.map((ware, index) => {
        const x = 54 + (index % 3) * 106;
        const y = 94 + Math.floor(index / 3) * 128;
        return (
          <g key={ware} transform={`translate(${x} ${y})`}>
            <rect className={index === 1 ? 'tint' : 'faint'} width="92" height="88" rx="12" />
            <path
              className="stroke"
              d={ware}
              transform="translate(4 2)"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            <text className="strong" y="106">
              {prices[index]}
            </text>
            <rect className="bar" x="32" y="99" width="46" height="6" rx="3" />
          </g>
        );
      })}
      <rect className="field" x="386.5" y="94.5" width="190" height="230" rx="14" />
      <text className="strong" x="404" y="122" fontSize="13">
        Cart
      </text>
      {[0, 1].map((row) => (
        <g key={row} transform={`translate(404 ${138 + row * 44})`}>
          <rect className="tint" width="32" height="32" rx="8" />
          <rect className="bar" x="44" y="7" width={row ? 52 : 68} height="6" rx="3" />
          <rect className="faint" x="44" y="20" width="36" height="6" rx="3" />
        </g>
      ))}
      <rect className="full" x="404" y="240" width="140" height="36" rx="18" />
      <text className="ink" x="474" y="263" textAnchor="middle" fontSize="13">
        Pay $164
      </text>
    </Canvas>
  );
}
