/** Characters of a title that search results show. In a file of its own, as browsers need no other rule for heads. */
export const longestTitle = 60;
