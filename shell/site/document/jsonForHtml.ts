/** JSON for a script element: a `</script>` or `<!--` inside it must not end the element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
