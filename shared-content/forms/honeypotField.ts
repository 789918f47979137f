/** A field that people never see and never fill. The forms send it only when it was filled, so an honest body is exactly the schema. */
export const honeypotField = 'homepage';
