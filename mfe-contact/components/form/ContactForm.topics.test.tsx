import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'shared-content/ui';
import { contactForm } from '../../content/contactForm';
import { getTopic } from '../../content/topics';
import { field, fill, openContactForm, sendButton } from '../../testing/contactPage';

// A whole form in jsdom is slow when other suites keep the machine busy.
const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;
const getHint = (about: string) => getTopic({ about, job: null })!.hint;

describe('ContactForm with a topic in the address', () => {
  it('starts with the service’s subject, question and interest', async () => {
    await openContactForm({ path: '/contact?about=mobile-solutions' });
    expect(field('Project description')).toHaveValue('About: Mobile Solutions\n\n');
    expect(field('Project description')).toHaveAccessibleDescription(getHint('mobile-solutions'));
    expect(chosen()).toBe('Mobile Applications');
  });

  it('asks an applicant for an application without a budget', async () => {
    await openContactForm({ path: '/contact?job=react-native-developer' });
    expect(field('Your application')).toHaveValue('Job application: React Native Developer\n\n');
    expect(field('Your application')).toHaveAccessibleDescription(/CV or portfolio/);
    expect(screen.getByText(/You can also email your CV/)).toHaveTextContent('careers@example.com');
    for (const label of [/^Budget/, /^Company/, /^What do you need/])
      expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  });

  it('sends all fields of the payload for an application', async () => {
    const { api, captcha, user } = await openContactForm({ path: '/contact?job=react-native-developer' });
    captcha.pass('token');
    fill('First name', 'Ada');
    fill('Last name', 'Rahman');
    fill('Email', 'ada@example.com');
    await user.click(sendButton());
    await waitFor(() => expect(api.to('/api/contact')).toHaveLength(1));
    expect(api.to('/api/contact')[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Rahman',
      email: 'ada@example.com',
      phone: '',
      company: '',
      serviceInterest: '',
      description: 'Job application: React Native Developer\n\n',
      budget: '',
      turnstileToken: 'token',
    });
  });

  it.each(['?job=react-native-developer', '?about=data-deletion'])(
    'with %s, nobody has to accept the terms',
    async (search) => {
      await openContactForm({ path: `/contact${search}` });
      expect(screen.queryByRole('link', { name: 'Terms of Service' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'privacy policy' })).toBeInTheDocument();
    },
  );

  it.each(['?about=Send%20money', '?about=no-such-service', '?about=%3Cb%3E', '?job=Send%20money'])(
    'ignores unknown text in %s',
    async (search) => {
      const { view } = await openContactForm({ path: `/contact${search}` });
      expect(field('Project description')).toHaveValue('');
      expect(field('Project description')).toHaveAccessibleDescription(contactForm.description.hint);
      expect(chosen()).toBeUndefined();
      expect(view.container).not.toHaveTextContent(/money|no-such|<b>/i);
    },
  );

  it('keeps the visitor’s text and choices when another link opens the form', async () => {
    let go!: ReturnType<typeof useNavigate>;
    const Way = () => {
      go = useNavigate();
      return null;
    };
    const { user } = await openContactForm({ path: '/contact?about=cloud-migration', beside: <Way /> });
    await act(async () => go('/contact?about=ecommerce-solutions'));
    expect(field('Project description')).toHaveValue('About: eCommerce Solutions\n\n');
    expect(chosen()).toBe('E-commerce Platforms');
    fill('Project description', 'About: eCommerce Solutions\n\nWe sell tea.');
    await user.click(screen.getByText('Mobile Applications'));
    await act(async () => go('/contact?about=mobile-solutions'));
    await act(async () => go('/contact?about=cybersecurity'));
    expect(field('Project description')).toHaveValue('About: eCommerce Solutions\n\nWe sell tea.');
    expect(chosen()).toBe('Mobile Applications');
    await act(async () => go('/contact'));
    expect(field('Project description')).toHaveAccessibleDescription(contactForm.description.hint);
  });
});
