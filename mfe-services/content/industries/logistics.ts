import MapPinned from 'lucide-react/icons/map-pinned';
import Route from 'lucide-react/icons/route';
import Truck from 'lucide-react/icons/truck';
import Warehouse from 'lucide-react/icons/warehouse';
import { services, testimonialsPath } from 'shared-content/content';
import plate from '../../assets/scenes/logistics-plate.avif';
import shots from '../../assets/scenes/logistics-shots.avif';
import tall from '../../assets/scenes/logistics-tall.avif';
import wide2x from '../../assets/scenes/logistics-wide-2x.avif';
import wide from '../../assets/scenes/logistics-wide.avif';
import { Benefits } from '../../components/industries/Benefits';
import { Challenges } from '../../components/industries/Challenges';
import { IndustryIntro } from '../../components/industries/IndustryIntro';
import { SolutionChain } from '../../components/industries/Solutions';
import { SuccessHighlight } from '../../components/industries/SuccessHighlight';
import { IndustryPage } from '../../pages/industries/IndustryPage';
import type { IndustryContent } from './industry.contract';
import { industryNamed } from './industryNamed';

export const logistics: IndustryContent = {
  industry: industryNamed('logistics'),
  View: IndustryPage,
  Bands: [IndustryIntro, SolutionChain, Challenges, Benefits, SuccessHighlight],
  hero: {
    title: 'Logistics software, tested in the cab',
    lead: 'TMS, WMS, fleet and last-mile software for carriers, 3PLs, forwarders and couriers, connected to what you run.',
    scene: { wide, wide2x, tall, tallHeight: 430, span: 'page' },
  },
  intro: {
    title: 'Every handover is a place where goods go missing',
    paragraphs: [
      'A carton changes hands six times between factory and shop, and each time someone counts and signs. When one is short, six copies disagree on where.',
      'We replace the signatures with a scan that both sides confirm, online or not. A load tendered by EDI 204 is answered, tracked and invoiced by EDI 990, 214 and 210 without retyping.',
    ],
  },
  services: [services.mobile, services.api, services.analytics, services.aiMl],
  solutions: {
    shots,
    title: 'Logistics software: WMS, TMS, fleet, last mile',
    lead: 'In the order your freight moves.',
    items: [
      {
        icon: Warehouse,
        title: 'Warehouse Management',
        text: 'Your crew receives, puts away, picks and loads by scanner.',
        deliverables: ['Pick paths by aisle', 'Cycle counts without closing'],
      },
      {
        icon: Truck,
        title: 'Transport Management',
        text: 'Orders become loads, loads become trips, and you see what a trip should cost while you plan it.',
        deliverables: ['Tendering by EDI or API', 'Interfaces to McLeod, Oracle TM and SAP'],
      },
      {
        icon: MapPinned,
        title: 'Fleet Tracking',
        text: 'We read position, temperature and hours of service from your telematics and ELD units.',
        deliverables: ['Geofenced arrival alerts', 'Cold-chain record per trip'],
      },
      {
        icon: Route,
        title: 'Last-Mile Delivery',
        text: 'Drivers get their stops sorted by street; recipients get a page to reschedule.',
        deliverables: ['Proof by photo, code or signature', 'Cash collected and settled'],
      },
    ],
  },
  challenges: {
    picture: plate,
    title: 'Where logistics software fails on the road',
    lead: 'Software written in an office breaks at the first ferry. We test in the cab.',
    items: [
      {
        title: 'Roads without coverage',
        text: 'For two hours, dispatch looks at a truck that has stopped moving on the map.',
        answer: 'The driver’s app records scans and positions and sends them later, in order.',
      },
      {
        title: 'Addresses no map can find',
        text: 'A rural route or “the blue gate” describes a place without naming one.',
        answer: 'A successful delivery saves a pin, and the next driver is led to the gate.',
      },
      {
        title: 'Trucks that come home empty',
        text: 'Empty miles burn diesel and earn nothing.',
        answer: 'Drivers see loads near their drop, shortest detour first.',
      },
      {
        title: 'Claims without evidence',
        text: 'The box was wet, and it’s unclear since when.',
        answer: 'Condition photos at handovers carry time, place and both names.',
      },
    ],
  },
  benefits: {
    title: 'What dispatch notices first',
    items: [
      {
        title: 'Fewer calls',
        text: 'Shippers follow their freight on a link.',
      },
      {
        title: 'Less diesel per drop',
        text: 'Routes get denser, and fuel receipts are checked against the tank sensor.',
      },
      {
        title: 'Losses with a location',
        text: 'A short count points to one handover, the same evening.',
      },
      {
        title: 'Fewer disputes',
        text: 'Proof of delivery reaches the shipper with the invoice.',
      },
    ],
  },
  success: {
    title: 'From 71 to 94% on time',
    client: 'Bengal Freight, 380 riders in three cities',
    more: { label: 'What its operations director says', to: testimonialsPath },
    story:
      'Riders used to sort their bags by memory. Within ten weeks they had an app with saved pins, and recipients a page to move their slot. Deliveries on time rose from 71 to 94% within a year.',
    measures: [
      { label: 'Deliveries needing a second attempt', before: '23%', after: '9%', share: 0.39 },
      { label: 'Calls to dispatch each day', before: '2,100', after: '480', share: 0.23 },
      { label: 'Cash settled after shift', before: '3 h', after: '25 min', share: 0.14 },
    ],
  },
  closing: {
    title: 'One costly handover is enough to start',
    text: 'Describe it, and we estimate from that. In discovery, we spend a shift at the depot, in person or by video.',
  },
};
