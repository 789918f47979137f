import { type Pins, pinsElementId } from 'shared-content/federation';
import { PinnedSections } from './federation/PinnedSections';

/** @throws Error when the document has no pins, which only a broken composition causes */
function readPins(): Pins {
  const json = document.getElementById(pinsElementId)?.textContent;
  if (!json) throw new Error(`The document has no <script id="${pinsElementId}">; compose writes it.`);
  return JSON.parse(json) as Pins;
}

/** The pins of this document, and the sections that its tab runs. */
export const pins = readPins();
export const sections = new PinnedSections(pins, location.pathname);
