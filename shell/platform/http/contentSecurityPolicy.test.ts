import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Sources that a policy allows for a kind of fetch: its own directive, or its fallback (CSP Level 3, 6.8.3). */
const directive = (policy: string, name: string) => {
  const directives = policy.split('; ').map((one) => one.split(' '));
  const found = directives.find(([own]) => own === name) ?? directives.find(([own]) => own === 'default-src');
  return found?.slice(1) ?? [];
};

const html = `<head><style data-emotion="css 1">.a{color:red}</style><script type="application/json" id="pins">{"a":1}</script></head><body><p style="--i:2;color:&quot;x&quot;">x</p><script>start()</script></body>`;

describe('contentSecurityPolicy', () => {
  it('allows each inline block and style attribute by its hash, and no other inline code', () => {
    const policy = contentSecurityPolicy(html);
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('start()')]);
    expect(directive(policy, 'style-src')).toEqual(
      expect.arrayContaining(["'unsafe-hashes'", hash('.a{color:red}'), hash('--i:2;color:"x"')]),
    );
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('omits directives that equal the default, and keeps those that differ', () => {
    const policy = contentSecurityPolicy(html);
    for (const name of ['font-src', 'media-src', 'connect-src', 'manifest-src']) {
      expect(policy).not.toContain(name);
      expect(directive(policy, name)).toEqual(["'self'"]);
    }
    expect(contentSecurityPolicy(html, { apiOrigin: 'https://api.example.com' })).toContain('connect-src');
    // Where forms may go has no default: without its directive they may go anywhere.
    expect(policy).toContain("form-action 'self'");
  });

  it('names the origins of the captcha, the API, frames and other hosts of assets', () => {
    const policy = contentSecurityPolicy(html, {
      captchaOrigin: 'https://captcha.example.com',
      apiOrigin: 'https://api.example.com',
      frames: ['https://map.example.com'],
      assetOrigins: ['https://cdn.example.com'],
    });
    expect(directive(policy, 'script-src')).toEqual(
      expect.arrayContaining(['https://captcha.example.com', 'https://cdn.example.com']),
    );
    expect(directive(policy, 'script-src')).not.toContain('https://api.example.com');
    expect(directive(policy, 'form-action')).toEqual(["'self'", 'https://api.example.com']);
    expect(directive(policy, 'connect-src')).toEqual(
      expect.arrayContaining(['https://api.example.com', 'https://cdn.example.com']),
    );
    expect(directive(policy, 'frame-src')).toEqual([
      'https://captcha.example.com',
      'https://map.example.com',
    ]);
    for (const name of ['img-src', 'font-src', 'media-src'])
      expect(directive(policy, name)).toContain('https://cdn.example.com');
  });
});
