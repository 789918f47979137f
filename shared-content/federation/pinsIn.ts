import { type Pins, pinnedShellId, pinsElementId } from './pins.contract';

/** The pins of a document; undefined where it has none, or is from before they had this form. */
export function pinsIn(html: string): Pins | undefined {
  const pieces = new RegExp(
    `<script type="application/json" id="(?:${pinnedShellId}|${pinsElementId})">([^]*?)</script>`,
    'g',
  );
  const found = [...html.matchAll(pieces)].map(([, json = '']) => JSON.parse(json) as Partial<Pins>);
  const pins = Object.assign({}, ...found) as Partial<Pins>;
  return pins.shell?.run && pins.files ? (pins as Pins) : undefined;
}
