/** Characters as the API's schema counts them: code points, so that an emoji is one and not two. */
export const countCharacters = (text: string): number => [...text].length;
