import { html, type Html } from 'shared-content/server/html';
import type { countEnquiries, EnquiryFilter, ListedEnquiry } from '../storage/enquiries/readEnquiries';
import { departmentField, departmentNames } from './enquiryActions';
import { rowList, viewLinks } from './deskPage';
import { barForm } from './forms';
import { age } from './time';

export const pageSize = 25;

/** One view's list of enquiries, with filters and a link to older ones. */
export function enquiriesMain({
  counts,
  rows,
  shown,
  filter: { search, department, before },
}: {
  counts: Awaited<ReturnType<typeof countEnquiries>>;
  /** One row more than a page shows, if there are more. */
  rows: ListedEnquiry[];
  shown: ViewName;
  filter: EnquiryFilter;
}): Html {
  const address = (change: Record<string, string | undefined>) => {
    const given = { view: shown, q: search, department, ...change };
    const query = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `/enquiries?${new URLSearchParams(query).toString()}`;
  };
  const page = rows.slice(0, pageSize);
  const { overdue } = counts;
  return html`<h1>Enquiries</h1>
    <p class="lead">
      ${`${overdue === 0 ? 'No enquiry is' : overdue === 1 ? '1 enquiry is' : `${overdue} enquiries are`} older than the promised 24 hours.`}
    </p>
    ${viewLinks(
      'Lists',
      views.map(({ name, title }) => ({
        href: address({ view: name }),
        title: html`${title}
          <span class="count ${name === 'overdue' && overdue > 0 && 'alarm'}">${counts[name]}</span>`,
        shown: name === shown,
      })),
    )}
    ${barForm(
      '/enquiries',
      [
        { name: 'view', type: 'hidden', value: shown },
        { name: 'q', label: 'Search in names, addresses, messages and notes', type: 'search', value: search },
        { ...departmentField, value: department, choices: [['', 'All'], ...departmentField.choices] },
      ],
      'Search',
    )}
    ${shown === 'held' && html`<p><a href="/blocked">Blocked senders</a></p>`}
    ${rowList(page.map(row), 'No enquiries here.')}
    ${
      (before !== undefined || rows.length > pageSize) &&
      html`<nav class="pager" aria-label="Pages">
        ${before !== undefined && html`<a class="button" href="${address({})}">Newest</a>`}
        ${rows.length > pageSize && html`<a class="button" href="${address({ before: page.at(-1)!.id })}">Older</a>`}
      </nav>`
    }`;
}

const row = (enquiry: ListedEnquiry) => ({
  who: html`<a href="/enquiries/${enquiry.id}">${enquiry.first_name} ${enquiry.last_name}</a>
    ${enquiry.company !== '' && html`<span>${enquiry.company}</span>`}`,
  facts: html`${statusBadge(enquiry)} ${departmentNames[enquiry.department]},
    <time datetime="${enquiry.created_at.toISOString()}">${age(enquiry.created_at)} ago</time>`,
  said: enquiry.description.slice(0, 300),
});

/** The status of an enquiry, as a word and a color. */
export function statusBadge({ held, overdue, status }: ListedEnquiry): Html {
  const word = status !== 'new' ? status : held ? 'held' : overdue ? 'overdue' : 'new';
  return html`<span class="badge ${word}">${word[0]!.toUpperCase()}${word.slice(1)}</span>`;
}

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
