type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// A hidden field holds a script's value, such as the token of the captcha.
const fields = 'input:not([type="hidden"]), select, textarea';
const overlays = 'dialog, details';
const controls = `${fields}, label, a[href], button, summary, [tabindex]`;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** A field's name on the site: a choice is one of several fields of its name. */
const getKey = (field: Field): string =>
  [location.pathname, field.name, isChoice(field) ? field.value : ''].join(' ');

/** Whether a visitor, or the browser for a visitor, has changed the field that the server sent. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Fills a field as a visitor does: React ignores a value that its own setter has seen. */
function fill(field: Field, before: Field): void {
  if (isChoice(field)) {
    if ((before as HTMLInputElement).checked && !field.checked) field.click();
    return;
  }
  if (field.value === before.value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, before.value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function select(field: Element, before: Element): void {
  if (!('setSelectionRange' in field && 'selectionStart' in before)) return;
  const { selectionStart, selectionEnd } = before as HTMLTextAreaElement;
  // Fields of numbers and addresses have no selection that a script can read.
  if (selectionStart !== null) (field as HTMLTextAreaElement).setSelectionRange(selectionStart, selectionEnd);
}

/** Whether one may be the other made anew. An extension's elements have no class of the site. */
const areAlike = (one: Element, other: Element): boolean =>
  one.localName === other.localName && one.className === other.className;

/** An element, and its place among those that are like it. */
export interface Marked {
  readonly element: Element;
  readonly place: number;
}

function open(overlay: HTMLDialogElement | HTMLDetailsElement): void {
  if (overlay instanceof HTMLDetailsElement) overlay.open = true;
  else if (!overlay.matches(':modal')) {
    // A moved dialog is still marked as open, but covers nothing anymore.
    overlay.removeAttribute('open');
    overlay.showModal();
  }
}

/**
 * Keeps what visitors type and press from now on, and what they have typed before. React makes a page's fields anew when a
 * translator, a proxy or an extension has changed the document before hydration, when a failed part is tried again, and
 * when a visitor comes back to a page. It may do so in two commits, with an empty page in between while a script loads.
 * So the document itself is observed: new fields get text, choices, focus and selection before they are painted, and
 * what was open is opened again. A mouse's press counts, although browsers send no click to a control that is made anew or
 * moved between its two halves.
 *
 * @returns functions that find the successor of a control
 */
export function rememberInput(root: HTMLElement) {
  let elements: Element[] = [];
  let disclosed: (HTMLDialogElement | HTMLDetailsElement)[] = [];
  /** By page and name, the field that was changed last. */
  const typed = new Map<string, Field>();
  let focused: Marked | undefined;
  /** The control under the mouse's pressed button. */
  let pressed: Marked | undefined;

  const mark = (element: Element): Marked => ({
    element,
    place: elements.filter((other) => areAlike(other, element)).indexOf(element),
  });

  /** The element itself, or the one that React has made instead. */
  const findNow = ({ element, place }: Marked): Element | undefined =>
    element.isConnected
      ? element
      : (elements.find(({ id }) => id !== '' && id === element.id) ??
        elements.filter((other) => areAlike(other, element))[place]);

  const restore = () => {
    elements = [...root.querySelectorAll(`${controls}, form`)];
    for (const field of root.querySelectorAll<Field>(fields)) {
      const before = typed.get(getKey(field));
      if (!before || before.isConnected) continue;
      typed.set(getKey(field), field);
      fill(field, before);
    }
    const before = disclosed;
    disclosed = [...root.querySelectorAll<HTMLDialogElement | HTMLDetailsElement>(overlays)];
    for (const [index, overlay] of before.entries()) {
      const next = overlay.isConnected ? overlay : disclosed[index];
      if (overlay.open && next) open(next);
    }
    if (!focused || ![null, document.body].includes(document.activeElement as HTMLElement | null)) return;
    const { element } = focused;
    const next = findNow(focused);
    if (!next) return;
    (next as HTMLElement).focus({ preventScroll: true });
    select(next, element);
  };

  const markPressed = (element?: Element | null) => (pressed = element ? mark(element) : undefined);
  root.addEventListener(
    'pointerdown',
    ({ target }) => markPressed((target as Element).closest(controls)),
    true,
  );
  root.addEventListener('click', () => markPressed(), true);
  root.addEventListener(
    'pointerup',
    ({ target, button, pointerType }) => {
      // A touch becomes a click later, where it ends.
      if (!pressed || button !== 0 || pointerType !== 'mouse') return;
      // The browser's own click precedes this timer.
      if (findNow(pressed)?.contains(target as Node))
        setTimeout(() => pressed && (findNow(pressed) as HTMLElement | undefined)?.click());
    },
    true,
  );

  root.addEventListener('focusin', ({ target }) => (focused = mark(target as Element)));
  // An element that is removed, or moved, is not left: its successor gets the focus before this timer runs.
  root.addEventListener('focusout', () =>
    setTimeout(() => {
      if (focused?.element.isConnected && document.activeElement === document.body) focused = undefined;
    }),
  );
  const keep = (field: Field) => typed.set(getKey(field), field);
  root.addEventListener('input', ({ target }) => keep(target as Field), true);
  restore();
  for (const field of root.querySelectorAll<Field>(fields)) if (isChanged(field)) keep(field);
  if (document.activeElement && root.contains(document.activeElement)) focused = mark(document.activeElement);
  // Pressed before this script has run.
  markPressed([...root.querySelectorAll(':active')].at(-1)?.closest(controls));
  new MutationObserver(restore).observe(root, { childList: true, subtree: true });
  return {
    mark,
    findNow: (marked: Marked) => {
      // A part may tell that it is hydrated before the observer is called.
      restore();
      return findNow(marked);
    },
  };
}
