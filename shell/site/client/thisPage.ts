import { type Pins, pinsElementId } from 'shared-content/federation';
import { PinnedSections } from './federation/PinnedSections';

/** The pins of this document, and the sections that its tab runs. */
export const pins = JSON.parse(document.getElementById(pinsElementId)!.textContent) as Pins;
export const sections = new PinnedSections(pins, location.pathname);
