import { industries, jobTitles, serviceGroups } from 'shared-content/content';
import { jobApplicationPrefix } from 'shared-content/forms';
import { getTopic, topics } from './topics';

const about = (slug: string | null) => getTopic({ about: slug, job: null });
const job = (slug: string | null) => getTopic({ about: null, job: slug });

describe('topics of the contact form', () => {
  it('include each service and industry by its slug, with its name in the subject', () => {
    for (const { slug, name } of serviceGroups.flatMap(({ services }) => services))
      expect(about(slug)?.subject).toBe(`About: ${name}`);
    for (const { slug, name } of industries)
      expect(about(slug)?.subject.toLowerCase()).toContain(name.toLowerCase());
  });

  it('have their own questions and fit into the description’s first line', () => {
    const services = serviceGroups.flatMap((group) => group.services.map(({ slug }) => about(slug)!.hint));
    expect(new Set(services).size).toBe(16);
    for (const { subject, hint } of topics.values()) {
      expect(subject).toMatch(/^[^\n]{5,60}$/);
      expect(hint).toMatch(/[?.]$/);
    }
  });

  it('include the privacy policy’s subject for a deletion request', () => {
    expect(about('data-deletion')).toMatchObject({ subject: 'Data Deletion Request', kind: 'request' });
  });

  it('include open positions; any other job is an open application', () => {
    for (const [slug, title] of Object.entries(jobTitles))
      expect(job(slug)).toMatchObject({ subject: `${jobApplicationPrefix}${title}`, kind: 'application' });
    for (const slug of ['open-application', 'chief-fortune-teller', 'constructor'])
      expect(job(slug)?.subject).toBe(`${jobApplicationPrefix}Open Application`);
  });

  it.each([
    null,
    '',
    'Buy now at evil.example',
    'a/b',
    '-a',
    'a--b',
    '<b>',
    'a\nb',
    'constructor',
    '__proto__',
  ])('ignore ?about=%j', (slug) => {
    expect(about(slug)).toBeUndefined();
  });

  it.each([null, '', 'Send money', 'a/b', '-a', 'a--b', '<b>', 'a\nb'])('ignore ?job=%j', (slug) => {
    expect(job(slug)).toBeUndefined();
  });
});
