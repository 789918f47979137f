/** Attribute of the elements that bring a document's rules: one in it, one a link to those of what is closed. */
export const documentStyles = 'data-document';
