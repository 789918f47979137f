/** Name of the event by which a part of the page says that it reacts; the document's loader listens. */
const aliveEvent = 'site:alive';

/** @param part `data-part` of the part, or '' for the shell's own frame */
export function reportAlive(part: string): void {
  dispatchEvent(new CustomEvent(aliveEvent, { detail: part }));
}
