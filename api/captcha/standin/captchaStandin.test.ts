import Fastify from 'fastify';
import { captchaStandin, createVerifyStandin } from './captchaStandin';

describe('captcha stand-in', () => {
  it('serves its script at Turnstile’s path, to any origin', async () => {
    const server = Fastify();
    await server.register(captchaStandin, { prefix: '/captcha' });
    const response = await server.inject('/captcha/turnstile/v0/api.js?render=explicit&onload=ready');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(response.body).toContain('window.turnstile');
    await server.close();
  });

  it('accepts a token once, and only for its form', async () => {
    const verify = createVerifyStandin();
    const ask = (token: string) => verify({ token, action: 'contact', remoteAddress: '203.0.113.7' });
    expect(await ask('STANDIN.contact.1')).toEqual({ outcome: 'passed' });
    expect(await ask('STANDIN.contact.1')).toEqual({ outcome: 'refused', codes: ['timeout-or-duplicate'] });
    expect(await ask('STANDIN.newsletter.1')).toEqual({
      outcome: 'refused',
      codes: ['invalid-input-response'],
    });
  });
});
