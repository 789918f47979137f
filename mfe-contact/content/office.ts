import { company } from 'shared-content/content';

const { address } = company;

export const office = {
  title: 'Visit the office',
  lead: 'Write first, then come for coffee and a whiteboard.',
  addressTitle: 'Address',
  addressLines: [company.name, address.street, company.town, address.country],
  hoursTitle: 'Business hours',
  hours: company.hours,
  hoursNote: 'Dhaka time (UTC+6)',
  contactTitle: 'Contact information',
  mapDrawing: `Sketch of the way to the office: ${address.street}, between the Dhaka–Mymensingh Highway and the lake.`,
  showMap: 'Show the live map',
  hideMap: 'Hide the live map',
  mapTitle: `Map: ${company.office}`,
  mapEmbedUrl: company.mapEmbedUrl,
  mapLink: { label: 'Open in OpenStreetMap', to: company.mapUrl },
} as const;
