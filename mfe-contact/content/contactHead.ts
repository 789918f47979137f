export const contactHead = {
  title: 'Contact: Talk to the Engineers Who Will Build It',
  description:
    'Tell us what you want to build. An engineer answers within 24 hours. Form, e-mail, phone, office hours and directions to our office in Uttara, Dhaka.',
} as const;
