import { tellCaptchaFailure } from './runTurnstile';

it('a captcha failure is reported to the shell once per document', () => {
  const told: unknown[] = [];
  addEventListener('site:failed', (event) => told.push((event as CustomEvent).detail));
  const error = new Error('110200');
  tellCaptchaFailure(error);
  tellCaptchaFailure(new Error('again'));
  expect(told).toEqual([{ kind: 'captcha', app: 'mfe-contact', error }]);
});
