import { tellCaptchaFailure } from './runTurnstile';

it('tells the shell once in the life of a document', () => {
  const told: unknown[] = [];
  addEventListener('site:failed', (event) => told.push((event as CustomEvent).detail));
  const error = new Error('110200');
  tellCaptchaFailure(error);
  tellCaptchaFailure(new Error('again'));
  expect(told).toEqual([{ kind: 'captcha', app: 'mfe-contact', error }]);
});
