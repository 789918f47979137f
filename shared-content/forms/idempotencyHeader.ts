/** Carries one random key per filled form, so that a second try after a broken connection is not a second enquiry. */
export const idempotencyHeader = 'Idempotency-Key';
