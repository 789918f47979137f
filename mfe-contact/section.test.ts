import { company } from 'shared-content/content';
import { documents } from './documents';
import section from './section';

describe('mfe-contact', () => {
  it('has a document for each of its routes, with a trail that ends there', () => {
    expect(section.routes.map(({ path }) => path)).toEqual(Object.keys(documents));
    for (const { path } of section.routes) expect(documents[path]?.breadcrumbs?.at(-1)?.path).toBe(path);
  });

  it('loads the page that the route names', async () => {
    const [route] = section.routes;
    expect((await route?.load())?.name).toBe('ContactPage');
  });

  it('tells machines the hours and addresses that people read', () => {
    const data = JSON.stringify(documents['/contact']?.structuredData);
    for (const email of [company.email, company.careerEmail, company.projectsEmail])
      expect(data).toContain(email);
    // 8:00 AM - 5:00 PM, in the 24 hours of schema.org.
    expect(company.hours[0]).toEqual({ days: 'Monday to Friday', hours: '8:00 AM - 5:00 PM' });
    expect(data).toContain('"opens":"08:00","closes":"17:00"');
  });
});
