/** The open positions by their slug: the careers page describes them, the contact form names the one applied for. */
export const jobTitles = {
  'react-native-developer': 'React Native Developer',
  'digital-marketing-specialist': 'Digital Marketing Specialist',
} as const;
