/**
 * Maximum number of failures that a page reports in its lifetime, and thus of one beacon. Repeated ones are known by then. A
 * file of its own, so that pages do not load the schema.
 */
export const maxReports = 10;
