import { jobApplicationPrefix } from 'shared-content/forms';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import { getDepartment, leadSource } from './toEnquiry';

const plain = { serviceInterest: '', budget: '' } as const;

describe('getDepartment', () => {
  it('chooses projects for a chosen service or budget', () => {
    expect(getDepartment(filledContact({ ...plain, serviceInterest: 'Mobile Applications' }))).toBe(
      'projects',
    );
    expect(getDepartment(filledContact({ ...plain, budget: 'discuss', description: 'A job board' }))).toBe(
      'projects',
    );
  });

  it('chooses career for an enquiry from the link of an open position', () => {
    const description = `${jobApplicationPrefix}React Native Developer\n\nআমি আবেদন করতে চাই।`;
    expect(getDepartment(filledContact({ ...plain, description }))).toBe('career');
    expect(getDepartment(filledContact({ description }))).toBe('career');
  });

  it.each([
    'Two nightly batch jobs fail; can you rebuild our pipeline?',
    'Customers apply for a loan on our site.',
    'We can resume the project in May.',
    'We want a CV parser. Job application: handled by hand today.',
    'Where is your office?',
  ])('ignores words of the text: "%s" is general', (description) => {
    expect(getDepartment(filledContact({ ...plain, description }))).toBe('general');
  });
});

describe('leadSource', () => {
  it('reads the form’s hint', () => {
    const hint =
      'page=%2Fservices&referrer=www.google.com&utm_source=google&utm_campaign=winter+mills&gclid=x';
    const source = leadSource({ 'lead-source': hint, referer: 'https://site.example/contact' });
    expect(source).toEqual({
      source_page: '/services',
      source_referrer: 'www.google.com',
      source_campaign: 'utm_source=google&utm_campaign=winter+mills',
    });
  });

  it('reads page and campaign of the Referer without a hint, never its host', () => {
    expect(leadSource({ referer: 'https://site.example/contact?job=x&utm_source=mail' })).toEqual({
      source_page: '/contact',
      source_referrer: '',
      source_campaign: 'utm_source=mail',
    });
  });

  it('accepts only a path, a host and short values', () => {
    const hint = new URLSearchParams({
      page: '/x?email=ada@example.com',
      referrer: 'evil.example/<script>',
      utm_source: `a\u0000b\r\n\ud800${'x'.repeat(500)}`,
    });
    const source = leadSource({ 'lead-source': hint.toString() });
    expect(source).toMatchObject({ source_page: '', source_referrer: '' });
    const value = new URLSearchParams(source.source_campaign).get('utm_source')!;
    expect([...value]).toHaveLength(100);
    expect(value).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    expect(leadSource({ 'lead-source': '%', referer: 'nonsense' }).source_page).toBe('');
  });
});

describeEachEngine('an enquiry', (engine) => {
  it('is stored with its source', async () => {
    const { app, db, close } = await engine.openApp(
      {},
      { verifyCaptcha: async () => ({ outcome: 'passed' }) as never },
    );
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'lead-source': 'page=%2F&utm_source=news%00letter' },
      payload: filledContact(),
    });
    expect(answer.statusCode).toBe(200);
    expect(await db.selectFrom('enquiries').select(['source_page', 'source_campaign']).execute()).toEqual([
      { source_page: '/', source_campaign: 'utm_source=news+letter' },
    ]);
    await close();
  });
});
