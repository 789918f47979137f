/**
 * Most failures, and most violations, that a page tells of in its life, and so one beacon holds: what happens again and again
 * is known by then. A file of its own, so that a page comes by the number without the schema.
 */
export const mostOfKind = 10;
