import { company, facts } from 'shared-content/content';

const { address, onCall } = company;

export const office = {
  title: 'Visit the office',
  lead: 'Come for coffee and a whiteboard. Write first, so we can make sure the right people are in.',
  addressTitle: 'Address',
  addressLines: [company.name, address.street, company.town, address.country],
  hoursTitle: 'Business hours',
  hours: company.hours,
  /** Explains how hours, the promised reply and on-call engineers go together. */
  hoursNote: `Dhaka time (UTC+6): mornings in Europe, afternoons in Australia, and evening calls for the Americas by appointment. Outside these hours, someone still answers messages ${facts.reply}, and for ${onCall.whom} ${onCall.who} is on call ${onCall.when}.`,
  contactTitle: 'Contact information',
  mapDrawing: `Sketch of the way to the office: ${address.street}, between the Dhaka–Mymensingh Highway and the lake.`,
  showMap: 'Show the live map',
  hideMap: 'Hide the live map',
  mapTitle: `Map: ${company.office}`,
  mapEmbedUrl: company.mapEmbedUrl,
  mapLink: { label: 'Open in OpenStreetMap', to: company.mapUrl },
} as const;
