import type { EnquiryFilter } from '../storage/enquiries/listEnquiries';

/** The desk's lists, in the order in which a working day needs them. */
export const views = [
  { name: 'open', title: 'To answer', filter: { status: 'new', held: false } },
  { name: 'overdue', title: 'Overdue', filter: { overdue: true } },
  { name: 'held', title: 'Held', filter: { held: true, status: 'new' } },
  { name: 'answered', title: 'Answered', filter: { status: 'answered' } },
  { name: 'spam', title: 'Spam', filter: { status: 'spam' } },
  { name: 'all', title: 'All', filter: {} },
] as const satisfies readonly { name: string; title: string; filter: EnquiryFilter }[];

export type ViewName = (typeof views)[number]['name'];

export function getFilter(name: ViewName): EnquiryFilter {
  return views.find((view) => view.name === name)!.filter;
}
