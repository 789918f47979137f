/** Every sentence of both forms that the specification gives verbatim (sections 4, 5 and 8); browser and server say the same. */
export const formMessages = {
  newsletter: {
    emailMissing: 'Please enter your email address.',
    success: 'Thank you for subscribing to our newsletter!',
    /** The server's success: nobody is on the list before they have confirmed, so the sentence above alone would not be true. */
    confirm:
      'Thank you for subscribing to our newsletter! Please open the email we’ve just sent you and confirm your address.',
    failure: 'There was an error. Please try again.',
    submitting: 'Signing Up...',
  },
  contact: {
    captchaMissing: 'Please complete the CAPTCHA verification.',
    requiredMissing: 'Please fill in all required fields.',
    success: 'Thank you for your message! We will get back to you within 24 hours.',
    failure: 'There was an error submitting your message. Please try again.',
    submitting: 'Sending...',
    verified: 'Verification completed',
  },
  toastTitle: { error: 'Error', success: 'Success' },
} as const;
