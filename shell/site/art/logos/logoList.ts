import type { TypeStyle } from '../../../../shared-content/art';
import { clientLogos } from '../../../../shared-content/art/clientLogos';
import type { MarkName } from './marks';
import type { CapsStyle } from './strokeCaps';

/** How a company's name is written: in the site's type, in stroke capitals, or in round small letters. */
export type Lettering =
  | { kind: 'type'; style: Omit<TypeStyle, 'size'> & { size?: number }; capitals?: true; small?: true }
  | { kind: 'caps'; style: Pick<CapsStyle, 'corner' | 'radius'> & Partial<CapsStyle> }
  | { kind: 'lower' };

export interface Logo {
  /** Also the file's name, from which the site derives the display name. */
  name: string;
  mark?: MarkName;
  lettering: Lettering;
  /** Two lines instead of one. */
  stacked?: true;
  /** A frame around the words, or a rule between them. */
  frame?: 'box' | 'rule';
}

type Style = Extract<Lettering, { kind: 'type' }>['style'];
const written = (style: Style): Lettering => ({ kind: 'type', style });
const capitals = (style: Style): Lettering => ({ kind: 'type', style, capitals: true });
const small = (style: Style): Lettering => ({ kind: 'type', style, small: true });
const caps = (corner: CapsStyle['corner'], radius: number, more: Partial<CapsStyle> = {}): Lettering => ({
  kind: 'caps',
  style: { corner, radius, ...more },
});

const bold: Style = { weight: 680, tracking: -0.025 };
const medium: Style = { weight: 540, tracking: -0.015 };
const narrow: Style = { weight: 620, stretch: 76, tracking: 0 };
const slanted: Style = { weight: 620, italic: true, tracking: -0.02 };
const narrowWide: Style = { weight: 560, stretch: 76, tracking: 0.12 };

const withMark = (name: MarkName, lettering: Lettering, stacked?: true): Logo => ({
  name,
  mark: name,
  lettering,
  stacked,
});

/** As the case study has it. */
const ofStudy = (name: keyof typeof clientLogos): Logo =>
  withMark(name, written({ face: clientLogos[name].face, weight: 600, tracking: -0.02 }), true);

/** Fifty invented companies; those whom testimonials and case studies name are among them. */
export const logoList: readonly Logo[] = [
  withMark('bengal-freight', { kind: 'type', style: { ...slanted, weight: 700 }, capitals: true }, true),
  ofStudy('noksha-loom'),
  withMark('northlight-clinics', written(medium), true),
  { name: 'tidewell', lettering: { kind: 'lower' } },
  withMark('orchard-row', written(bold)),
  withMark('kestrel-air', capitals({ ...slanted, weight: 640 })),
  withMark('monsoon-tea', small(medium)),
  withMark('brightwick-energy', written(bold), true),
  withMark('halden-labs', written({ weight: 500, tracking: -0.01 })),
  { name: 'copper-kettle', lettering: capitals(narrowWide), stacked: true, frame: 'rule' },
  withMark('meghna-ferries', capitals({ ...narrow, tracking: 0.04 }), true),
  ofStudy('lekha-learning'),
  withMark('fernway-homes', written(medium), true),
  withMark('atlas-pier', caps('cut', 3.4)),
  withMark('meridian-schools', written({ weight: 600, stretch: 84 }), true),
  withMark('redbrick-realty', capitals({ weight: 700, stretch: 76, tracking: 0.02 }), true),
  withMark('saltmarsh-foods', small({ weight: 600, tracking: -0.02 }), true),
  withMark('lumen-dental', small({ weight: 500, tracking: -0.01 })),
  withMark('ironvale-steel', caps('cut', 2.4), true),
  withMark('cobalt-motors', capitals({ weight: 640, tracking: 0.06 }), true),
  withMark('amber-orchid', written(medium)),
  withMark('foxglove-care', written(bold)),
  withMark('granite-peak', capitals({ weight: 700, stretch: 78, tracking: 0.03 }), true),
  withMark('hexacrop', { kind: 'lower' }),
  withMark('delta-textiles', small({ weight: 460, tracking: 0 }), true),
  withMark('jutecraft', { kind: 'lower' }),
  withMark('kiln-house', caps('round', 6)),
  {
    name: 'larkspur-legal',
    mark: 'larkspur-legal',
    lettering: capitals({ weight: 460, tracking: 0.16 }),
    stacked: true,
  },
  withMark('haat-bazaar', small(bold)),
  withMark('nimbus-post', caps('round', 7)),
  ofStudy('nirmal-clinics'),
  withMark('parcel-otter', written({ weight: 700, tracking: -0.03 }), true),
  withMark('heron-hotels', capitals({ weight: 480, tracking: 0.18 }), true),
  withMark('tamarind-capital', written({ weight: 560, stretch: 80 }), true),
  withMark('solstice-solar', capitals({ weight: 540, stretch: 76, tracking: 0.14 }), true),
  withMark('sundarban-spice', written(slanted), true),
  withMark('harbor-analytics', written({ weight: 600, stretch: 92, tracking: -0.01 }), true),
  { name: 'umbra-optics', mark: 'umbra-optics', lettering: caps('round', 3), stacked: true },
  withMark('verdant-farms', written(bold), true),
  withMark('willowmere', { kind: 'lower' }),
  withMark('xenia-robotics', caps('round', 4.5), true),
  withMark('yarrow-pharma', small({ weight: 640, tracking: -0.03 }), true),
  withMark(
    'zephyr-cycles',
    { kind: 'type', style: { weight: 700, italic: true, stretch: 80 }, capitals: true },
    true,
  ),
  withMark('blue-banyan', written({ weight: 640, stretch: 88, tracking: -0.02 })),
  {
    name: 'cinder-bakery',
    lettering: capitals({ weight: 600, stretch: 76, tracking: 0.1 }),
    stacked: true,
    frame: 'box',
  },
  withMark('driftline', { kind: 'lower' }),
  ofStudy('morich-and-mint'),
  withMark('finchpay', { kind: 'type', style: { weight: 700, tracking: -0.035 }, small: true }),
  withMark('golden-paddy', written({ weight: 520, stretch: 90 })),
  withMark('havenport', caps('round', 7)),
];
