import { screen } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { applicant } from '../../content/applicant';
import { contactIntro } from '../../content/contactIntro';
import { fakeApi } from '../../testing/fakeApi';
import { formConfig } from '../../testing/contactPage';
import { fakeTurnstile } from '../../testing/fakeTurnstile';
import { ContactOpening } from './ContactOpening';

beforeEach(() => {
  fakeApi({ '/api/form-config': formConfig });
  fakeTurnstile();
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const steps = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the first screen of /contact', () => {
  it('addresses a client when the URL has no job', () => {
    renderWithKit(<ContactOpening />, '/contact?about=mobile-solutions');
    expect(title()).toBe('Get In Touch');
    expect(steps()).toEqual(contactIntro.steps.map((step) => step.title));
  });

  it('shows an applicant the job and the next steps', () => {
    renderWithKit(<ContactOpening />, '/contact?job=react-native-developer');
    expect(title()).toBe('Apply: React Native Developer');
    expect(screen.getByText(applicant.lead)).toBeInTheDocument();
    expect(steps()).toEqual(applicant.steps.map((step) => step.title));
    expect(screen.queryByText(/written estimate/)).not.toBeInTheDocument();
  });

  it('takes no text for an unknown job from the address', () => {
    renderWithKit(<ContactOpening />, '/contact?job=chief-of-everything');
    expect(title()).toBe(applicant.openTitle);
  });
});
