import { nginxConf } from './nginxConf';

const base = { store: '/srv/site', listen: ['80', '[::]:80'] };

// e2e/nginx.spec.ts tests what nginx makes of it.
describe('nginxConf', () => {
  it('serves HTTP only when a proxy in front terminates TLS', () => {
    const conf = nginxConf(base);
    expect(conf).toContain('  listen 80;\n  listen [::]:80;\n');
    expect(conf).not.toMatch(/ssl|Strict-Transport-Security/);
  });

  it('serves HTTPS with HTTP/2 and redirects HTTP to its own name', () => {
    const conf = nginxConf({
      ...base,
      listen: ['443'],
      serverName: 'www.example.com',
      hsts: 'max-age=31536000',
      tls: { cert: '/etc/c.pem', key: '/etc/k.pem', redirectFrom: ['80'] },
    });
    expect(conf).toContain('listen 443 ssl http2;');
    expect(conf).toContain('return 301 https://www.example.com$request_uri;');
    // Each block with headers of its own repeats it: documents, /readyz, assets, /api.
    expect(conf.match(/add_header Strict-Transport-Security "max-age=31536000" always;/g)).toHaveLength(4);
  });

  it('redirects to document names only, never to text of the request', () => {
    const conf = nginxConf(base);
    const targets = [...conf.matchAll(/return 30\d (\S+);/g)].map(([, target]) =>
      target?.replace(/site_[0-9a-f]{8}_/, 'site_'),
    );
    // The new address of a moved page comes from the generation, whose composer accepts only pages.
    expect(targets).toEqual([
      '/$is_args$args',
      '$site_moved$is_args$args',
      '$site_route_moved$is_args$args',
      '$site_route$is_args$args',
    ]);
    expect(conf).not.toContain('rewrite ');
    const name = new RegExp(`^${/\(\?<site_\w+_route>(.*?)\)\(\?:\/\|/.exec(conf)?.[1]}$`);
    for (const route of ['/services', '/services/ai-ml']) expect(route).toMatch(name);
    for (const evil of [
      '//evil.example.com',
      '/\\evil',
      '/a\r\nb',
      '/a//b',
      '/',
      '',
      '/404',
      '/error',
      '/index',
    ])
      expect(evil).not.toMatch(name);
  });

  it('has no top-level directives for other sites, and unique names per configuration', () => {
    const [one, other] = [nginxConf(base), nginxConf({ ...base, store: '/srv/other' })];
    const topLevel = (conf: string) => [...conf.matchAll(/^(\w+)/gm)].map(([, directive]) => directive);
    expect(new Set(topLevel(one))).toEqual(new Set(['map', 'log_format', 'server']));
    const names = (conf: string) =>
      [...conf.matchAll(/(?:\$|\(\?<|shared:|log_format )(site_\w+)/g)].map(([, name]) => name);
    expect(names(one).length).toBeGreaterThan(50);
    expect(names(one).filter((name) => names(other).includes(name))).toEqual([]);
  });

  it('redirects every other host name to the site’s address in the settings', () => {
    const named = { ...base, serverName: 'www.example.com', otherNames: ['example.com'] };
    expect(nginxConf(named)).toContain('server_name www.example.com example.com;');
    expect(nginxConf(named)).toContain('return 301 $scheme://www.example.com$request_uri;');
    expect(nginxConf({ ...named, siteUrl: 'https://www.example.com' })).toContain(
      'return 301 https://www.example.com$request_uri;',
    );
    expect(nginxConf(base)).not.toContain('_foreign');
  });

  it('serves ACME challenges on every port', () => {
    const conf = nginxConf({
      ...base,
      serverName: 'www.example.com',
      acmeWebroot: '/srv/acme',
      tls: { cert: '/etc/c.pem', key: '/etc/k.pem', redirectFrom: ['80'] },
    });
    expect(
      conf.match(/location \^~ \/\.well-known\/acme-challenge\/ {\n {4}root "\/srv\/acme";/g),
    ).toHaveLength(2);
  });

  it('mentions TRUST_PROXY where it passes the API on', () => {
    expect(nginxConf({ ...base, api: 'http://127.0.0.1:4000' })).toContain('TRUST_PROXY');
  });
});
