/** The widget's `action`: a token solved for anything else does not open the contact form. */
export const captchaAction = 'contact';
