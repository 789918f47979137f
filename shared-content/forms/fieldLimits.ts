/** Longest value of each field, in characters; 254 is the longest address that SMTP can carry (RFC 5321). */
export const fieldLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  description: 5000,
  turnstileToken: 2048,
} as const;
