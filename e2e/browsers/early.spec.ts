import { expect } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { shownBy } from './shownBy';
import { test } from './test';

test(
  'before scripts load, menus, questions and links work, and typed text is sent later',
  shownBy('contactForm', 'header'),
  async ({ visitor, siteProxy }) => {
    const release = siteProxy.hold();
    await visitor.open('/contact');
    await visitor.tap('header button', 'Services menu');
    await visitor.untilSeen('#menu-services a', 'Cybersecurity');
    await visitor.press('Escape');
    // CSS keeps the menu open while the pointer is on its button.
    await visitor.hover('header a[href="/"]');
    await visitor.tap('main details[name] > summary');
    await visitor.until(
      'the answer is shown',
      () => document.querySelectorAll('main details[open]').length === 1,
    );
    await visitor.fill('main input[name="firstName"]', 'Ada');
    await visitor.fill('main textarea[name="description"]', 'An app for clinics');
    await visitor.tap('main form label', 'Mobile Applications');
    release();
    await visitor.untilAlive();
    await visitor.untilSeen('main form p', formMessages.contact.verified);
    await visitor.fill('main input[name="lastName"]', 'Rahman');
    await visitor.fill('main input[name="email"]', `${visitor.engine}-early@client.example.com`);
    const values = await visitor.evaluate(() =>
      Object.fromEntries(
        [...new FormData(document.querySelector('main form') as HTMLFormElement)].map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
    );
    expect(values).toMatchObject({
      firstName: 'Ada',
      description: 'An app for clinics',
      serviceInterest: 'Mobile Applications',
    });
    await visitor.tap('main form button', 'Send');
    await visitor.untilSeen('main form [role="status"]', formMessages.contact.success);
    expect(await visitor.faults()).toEqual([]);
  },
);
