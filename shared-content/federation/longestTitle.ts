/** Characters of a title that search results show. Apart from the other rules of heads, which no browser needs. */
export const longestTitle = 60;
