import { apiDevPort, shellApp } from 'shared-content/federation';
import { readConfig } from '../api/config/config';

describe('The API alone', () => {
  it('listens where dev servers send to, and takes what any of them sends', () => {
    const { port, siteUrl, allowedOrigins } = readConfig({});
    expect(port).toBe(apiDevPort);
    expect(siteUrl).toBe(`http://localhost:${shellApp.devPort}`);
    // `npm run new -- section` gives a section any port between the two.
    for (let free = shellApp.devPort; free < apiDevPort; free += 1)
      expect(allowedOrigins).toContain(`http://localhost:${free}`);
  });
});
