import { apiDevPort, shellApp } from 'shared-content/federation';
import { readConfig } from '../api/config/config';

describe('the API without the site', () => {
  it('uses the port that dev servers expect, and allows their origins', () => {
    const { port, siteUrl, allowedOrigins } = readConfig({});
    expect(port).toBe(apiDevPort);
    expect(siteUrl).toBe(`http://localhost:${shellApp.devPort}`);
    // `npm run new -- section` gives a section any port between the two.
    for (let free = shellApp.devPort; free < apiDevPort; free += 1)
      expect(allowedOrigins).toContain(`http://localhost:${free}`);
  });
});
