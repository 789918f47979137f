export const serviceInterestOptions = [
  'Healthcare Management Systems',
  'E-commerce Platforms',
  'Educational Software',
  'Mobile Applications',
  'Digital Marketing Solutions',
  'Custom Software Development',
] as const;

export const budgetOptions = [
  { value: '', label: 'Select budget range' },
  { value: 'under-10k', label: 'Under $10,000' },
  { value: '10k-25k', label: '$10,000-$25,000' },
  { value: '25k-50k', label: '$25,000-$50,000' },
  { value: '50k-100k', label: '$50,000-$100,000' },
  { value: 'over-100k', label: 'Over $100,000' },
  { value: 'discuss', label: 'Prefer to discuss' },
] as const;
