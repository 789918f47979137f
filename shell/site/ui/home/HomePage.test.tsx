import { screen } from '@testing-library/react';
import { getDeadControls, renderWithKit } from 'shared-content/testing';
import { HomePage } from './HomePage';

// Webpack alone brings the logos together.
jest.mock('../../content/clientLogos', () => ({ clientLogos: [] }));

// jsdom has no media queries; with reduced motion nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('Home is static except for the sign-up and the film', () => {
  renderWithKit(
    <main data-part="shell /">
      <HomePage
        signUp={
          <div data-part="mfe-contact NewsletterSignUp">
            <form onSubmit={() => {}} />
          </div>
        }
      />
    </main>,
  );
  expect(getDeadControls(screen.getByRole('main'))).toEqual([]);
});
