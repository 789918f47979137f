/** Attribute of a document's style elements: the critical CSS in it, and the link to the deferred stylesheet. */
export const documentStyles = 'data-document';
