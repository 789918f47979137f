import { departmentOf } from './department-of';
import { filledContact } from './testing/filled-contact';

const plain = { serviceInterest: '', budget: '' } as const;

describe('departmentOf', () => {
  it('takes a chosen service or budget for a project', () => {
    expect(departmentOf(filledContact({ ...plain, serviceInterest: 'Mobile Applications' }))).toBe(
      'projects',
    );
    expect(departmentOf(filledContact({ ...plain, budget: 'discuss', description: 'A job board' }))).toBe(
      'projects',
    );
  });

  it.each([
    'Is the React Native vacancy still open?',
    'Please find my CV attached',
    'I would like to apply for a job',
  ])('takes "%s" for a career question', (description) => {
    expect(departmentOf(filledContact({ ...plain, description }))).toBe('career');
  });

  it('takes everything else for a general question', () => {
    expect(departmentOf(filledContact({ ...plain, description: 'Where is your office?' }))).toBe('general');
  });
});
