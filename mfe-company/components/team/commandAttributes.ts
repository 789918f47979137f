/**
 * Invoker attributes: the browser itself opens the dialog, before React has come and without JavaScript.
 * React passes them through; its types do not know them yet.
 */
export const showModal = (dialogId: string) => ({ commandfor: dialogId, command: 'show-modal' }) as object;
