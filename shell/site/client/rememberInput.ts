type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** The field that stands in the place of a removed one: of the same name, a choice also of the same value. */
const findAnew = (root: Element, field: Field): Field | undefined =>
  [...root.querySelectorAll<Field>('input, select, textarea')].find(
    (one) => one.name === field.name && (!isChoice(one) || one.value === field.value),
  );

/** Changes a field as a visitor does: React ignores a value that its own setter has seen. */
function type(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Remembers the fields of a document before it hydrates. Where a proxy or an extension has changed the document's text,
 * React draws the part anew, with empty fields.
 *
 * @returns gives what was typed and chosen to the new fields, and the focus
 */
export function rememberInput(root: Element): () => void {
  let served = [...root.querySelectorAll<Field>('input, select, textarea')];
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    const removed = served.filter(({ isConnected }) => !isConnected);
    served = served.filter(({ isConnected }) => isConnected);
    for (const field of removed) {
      const anew = findAnew(root, field);
      if (!anew) continue;
      if (!isChoice(anew)) {
        if (field.value !== '' && anew.value === '') type(anew, field.value);
      } else if ((field as HTMLInputElement).checked && !anew.checked) anew.click();
      if (field === focused && document.activeElement === document.body) anew.focus();
    }
  };
}
