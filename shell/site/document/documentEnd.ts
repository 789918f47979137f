import { type Pins, pinnedShellId, pinsMark, writtenPins } from 'shared-content/federation';
import { jsonForHtml } from './jsonForHtml';

/** The end of a document: what of it names the composition, see `Pins`. */
export const documentEnd = (pins: Pins): string =>
  `${pinsMark}${jsonForHtml(writtenPins(pins).end)}</script></body></html>`;

/** What of the composition another shell or other settings change alone, in a document's middle. */
export const pinnedShell = (pins: Pins): string =>
  `<script type="application/json" id="${pinnedShellId}">${jsonForHtml(writtenPins(pins).shell)}</script>`;
