/** Id of a member's dialog. */
export const memberId = (slug: string): string => `member-${slug}`;

/**
 * Attributes of a button that opens a modal dialog: the browser does it by itself, before React has come and
 * without JavaScript. React passes them through; its types do not know them yet.
 */
export const opens = (dialogId: string) => ({ commandfor: dialogId, command: 'show-modal' }) as object;

/** False in browsers that do not know such buttons yet: there a click handler must open the dialog. */
export const opensByItself = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
