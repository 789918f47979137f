import { company } from 'shared-content/content';
import { documents } from './documents';
import section from './section';

describe('mfe-contact', () => {
  it('has a document for each route, with breadcrumbs that end there', () => {
    expect(section.routes.map(({ path }) => path)).toEqual(Object.keys(documents));
    for (const { path } of section.routes) expect(documents[path]?.breadcrumbs?.at(-1)?.path).toBe(path);
  });

  it('loads the page of its route', async () => {
    const [route] = section.routes;
    expect((await route?.load())?.name).toBe('ContactPage');
  });

  it('has the visible hours and address in its structured data', () => {
    const data = JSON.stringify(documents['/contact']?.structuredData);
    expect(data).toContain(company.email);
    const spoken = (time: string) =>
      new Date(`2026-01-01T${time}`).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    expect(company.hours[0]).toEqual({
      days: 'Monday to Friday',
      hours: `${spoken(company.opens)} - ${spoken(company.closes)}`.replaceAll('\u202f', ' '),
    });
    expect(data).toContain(`Mo-Fr ${company.opens}-${company.closes}`);
  });
});
