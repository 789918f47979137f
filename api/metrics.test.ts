import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setEnquiryStatus } from './storage/enquiries/changeEnquiry';
import { addEnquiry } from './testing/addEnquiry';
import { describeEachEngine } from './testing/describeEachEngine';
import { filledContact } from './testing/filledContact';
import type { TestApp } from './testing/openTestApp';

describeEachEngine('the metrics', (engine) => {
  let test: TestApp;
  beforeAll(
    async () => void (test = await engine.openApp({ METRICS_TOKEN: 'token-of-24-characters-for-tests' })),
  );
  afterAll(() => test?.close());
  const scrape = async () => {
    const answer = await test.app.inject({
      url: '/api/metrics',
      headers: { authorization: 'Bearer token-of-24-characters-for-tests' },
    });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };

  it('count enquiries, mails and refusals', async () => {
    await setEnquiryStatus(test.db, await addEnquiry(test.db), 'answered');
    await addEnquiry(test.db, {}, { hoursAgo: 30 });
    await addEnquiry(test.db, { serviceInterest: '', budget: '' }, { held: true });
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: filledContact({ email: 'no' }) });
    const text = await scrape();
    for (const line of [
      'api_database_up 1',
      'api_enquiries_held 1',
      'api_mails{status="waiting"} 5',
      'api_request_duration_seconds_count{method="POST",route="/api/contact",status="400"} 1',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/api_oldest_unsent_notification_seconds [\d.]+/);
  });

  it('include every name that the README’s alert rules use', async () => {
    const readme = readFileSync(join(__dirname, 'owner/README.md'), 'utf8');
    const rules = /```yaml\n([\s\S]*?)```/.exec(readme)![1]!;
    const names = [...new Set(rules.match(/\bapi_[a-z_]+/g))];
    expect(names.length).toBeGreaterThan(4);
    const text = await scrape();
    for (const name of names) expect(text).toContain(`# HELP ${name.replace(/_count$/, '')} `);
  });

  it('include process figures without the database', async () => {
    await test.db.destroy();
    const text = await scrape();
    expect(text).toContain('api_database_up 0');
    expect(text).toContain('process_cpu_seconds_total');
  });
});
