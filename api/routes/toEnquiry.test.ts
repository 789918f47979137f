import { jobApplicationPrefix } from 'shared-content/forms';
import { filledContact } from '../testing/filledContact';
import { getDepartment } from './toEnquiry';

const plain = { serviceInterest: '', budget: '' } as const;

describe('getDepartment', () => {
  it('chooses projects for a chosen service or budget', () => {
    expect(getDepartment(filledContact({ ...plain, serviceInterest: 'Mobile Applications' }))).toBe(
      'projects',
    );
    expect(getDepartment(filledContact({ ...plain, budget: 'discuss', description: 'A job board' }))).toBe(
      'projects',
    );
  });

  it('chooses career for an enquiry from the link of an open position', () => {
    const description = `${jobApplicationPrefix}React Native Developer\n\nআমি আবেদন করতে চাই।`;
    expect(getDepartment(filledContact({ ...plain, description }))).toBe('career');
    expect(getDepartment(filledContact({ description }))).toBe('career');
  });

  it.each([
    'Two nightly batch jobs fail; can you rebuild our pipeline?',
    'Customers apply for a loan on our site.',
    'We can resume the project in May.',
    'We want a CV parser. Job application: handled by hand today.',
    'Where is your office?',
  ])('ignores words of the text: "%s" is general', (description) => {
    expect(getDepartment(filledContact({ ...plain, description }))).toBe('general');
  });
});
