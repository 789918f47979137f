/** Sorts by time and says what it is: 20250924-101500-enquiry-notification-<id>.eml */
export function mailFileName({ id, kind, createdAt }: { id: string; kind: string; createdAt: Date }): string {
  const at = createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${at}-${kind}-${id}.eml`;
}
