/** The messages of both forms that the specification gives verbatim (sections 4, 5 and 8). Browser and server share them. */
export const formMessages = {
  newsletter: {
    emailMissing: 'Please enter your email address.',
    success: 'Thank you for subscribing to our newsletter!',
    /** The server's success message. `success` alone would be untrue: an address joins the list only after confirmation. */
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
