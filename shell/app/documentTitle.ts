import { company } from 'shared-content/content';

/** A page's title with the company's name, where both fit into 60 characters. */
export function documentTitle(title: string): string {
  const full = `${title} | ${company.name}`;
  return title.includes(company.name) || full.length > 60 ? title : full;
}
