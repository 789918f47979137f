export const serviceInterestOptions = [
  'Healthcare Management Systems',
  'E-commerce Platforms',
  'Educational Software',
  'Mobile Applications',
  'Digital Marketing Solutions',
  'Custom Software Development',
] as const;
