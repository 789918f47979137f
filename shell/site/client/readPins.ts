import { type Pins, pinsElementId } from 'shared-content/federation';

/** The document's pins; throws when the document has none, which only a broken composition causes. */
export function readPins(): Pins {
  const text = document.getElementById(pinsElementId)?.textContent;
  if (!text) throw new Error(`The document has no <script id="${pinsElementId}">; compose writes it.`);
  return JSON.parse(text) as Pins;
}
