import { jobTitle } from './jobTitle';

describe('jobTitle', () => {
  it('reads a title out of a slug', () => {
    expect(jobTitle('react-native-developer')).toBe('React Native Developer');
  });

  it.each([null, '', 'Buy now at evil.example', 'a/b', '-a', 'a--b', 'a'.repeat(61), '<b>', 'a\nb'])(
    'takes nothing from %j',
    (slug) => {
      expect(jobTitle(slug)).toBeUndefined();
    },
  );
});
