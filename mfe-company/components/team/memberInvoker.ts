/** Id of a member's dialog. */
export const memberId = (slug: string): string => `member-${slug}`;

/**
 * Attributes of a button that opens a modal dialog. The browser does it by itself, also before hydration and without
 * JavaScript. React passes them through, although its types lack them.
 */
export const opens = (dialogId: string) => ({ commandfor: dialogId, command: 'show-modal' }) as object;

/** Whether the browser supports such buttons. Elsewhere a click handler must open the dialog. */
export const opensByItself = (): boolean => 'commandForElement' in HTMLButtonElement.prototype;
