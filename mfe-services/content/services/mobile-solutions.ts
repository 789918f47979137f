import BellRing from 'lucide-react/icons/bell-ring';
import CloudOff from 'lucide-react/icons/cloud-off';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import MapPinned from 'lucide-react/icons/map-pinned';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Wallet from 'lucide-react/icons/wallet';
import { facts, sentences, services, stats, warranty } from 'shared-content/content';
import shots from '../../assets/scenes/mobile-solutions-shots.avif';
import trialShots from '../../assets/scenes/mobile-solutions-trial-shots.avif';
import proof from '../../assets/scenes/mobile-solutions-story-plate.avif';
import tall from '../../assets/scenes/mobile-solutions-tall.avif';
import tile from '../../assets/scenes/mobile-solutions-tile.avif';
import wide2x from '../../assets/scenes/mobile-solutions-wide-2x.avif';
import wide from '../../assets/scenes/mobile-solutions-wide.avif';
import { OfferRows } from '../../components/services/Offers';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { TableView } from '../../components/services/exhibits/TableView';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';
import { smallestPrice } from '../smallestPrice';
import { usualPrice } from '../usualPrice';

export const head: ServiceHead = {
  entry: services.mobile,
  title: 'Mobile App Development in Bangladesh',
  description:
    'Mobile app development for iOS and Android, React Native or native, with offline work, payments, push and store release, tested on the devices customers carry.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'We build native and React Native apps for iOS and Android.',
  features: ['React Native or fully native', 'Synced when there’s a network', 'Store review handled for you'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'iOS and Android apps that work offline',
    pitch: 'We design, build and release apps that stay fast on older phones and weak connections.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 400 },
    trial: {
      title: 'Five things that happen to an app',
      quiz: {
        question: 'You tap “Save.” Just then…',
        start: 1,
        options: [
          {
            label: 'all is well',
            outcome: 'Saved and sent',
            text: 'The office has it within a second.',
            good: true,
          },
          {
            label: 'airplane mode comes on',
            outcome: 'Saved on the device',
            text: 'It’s sent after landing.',
            good: true,
            part: 1,
          },
          {
            label: 'someone calls',
            outcome: 'Saved once',
            text: 'There’s no second order.',
            good: true,
            part: 2,
          },
          {
            label: 'the device is stolen',
            outcome: 'Signed out remotely',
            text: 'Its session ends the next time it’s online.',
            good: true,
            part: 5,
          },
        ],
      },
      View: TableView,
      // Phone and office at the moment of the tap.
      choicePicture: {
        kind: 'shots',
        shots: trialShots,
        legends: [
          'On the phone and in the office.',
          'On the phone, and it goes out when there’s a network.',
          'On the phone and in the office, once.',
          'Locked from the office.',
        ],
      },
      exhibit: {
        kind: 'table',
        label: 'Situations and what our apps do in them',
        columns: ['It happens', 'What can go wrong', 'Ours'],
        rows: [
          ['The connection drops in an elevator', 'Spinner, then “Error”', 'Saves, and sends when it can'],
          ['A call comes in mid-payment', 'Pays twice or not at all', 'Resumes the same payment by its key'],
          ['The user sets type to 200%', 'Buttons vanish', 'Screens are laid out and tested at that size'],
          ['Two people edit one record', 'Last one wins', 'Both versions are kept, and a person decides'],
          ['A device is lost', 'Data goes with it', 'Session ended from the back office'],
        ],
      },
    },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'Mobile app features we build',
      lead: 'Mahbub Sharif, our Lead Mobile Engineer, makes an app run without a connection, then adds the network.',
      items: [
        {
          Icon: CloudOff,
          title: 'Offline Work',
          text: 'Forms are saved on the device and sent later.',
        },
        {
          Icon: Fingerprint,
          title: 'Sign-In and Biometrics',
          text: 'People sign in with Face ID, a fingerprint or a passcode.',
        },
        {
          Icon: BellRing,
          title: 'Push That Stays Welcome',
          text: 'Users pick their topics and quiet hours.',
        },
        {
          Icon: MapPinned,
          title: 'Maps and Location',
          text: 'Follow couriers live; we aim for under 10% of the battery a shift.',
        },
        {
          Icon: ScanBarcode,
          title: 'Camera and Scanning',
          text: 'Barcodes, IDs and receipts are read on the device.',
        },
        {
          Icon: Wallet,
          title: 'Payments in the App',
          text: 'Cards, wallets and mobile money work within store rules.',
        },
      ],
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'Mobile app development services',
      lead: `A simple new app takes ${facts.duration.simple}.`,
      items: [
        {
          title: 'React Native Apps',
          price: usualPrice(services.mobile),
          text: 'A single codebase serves both stores, and suits most business apps.',
          points: ['Logic shared with your website', 'Over-the-air fixes'],
        },
        {
          title: 'Native iOS and Android',
          text: 'We write Swift and Kotlin where the hardware demands it.',
          points: ['Full platform access', 'Widgets and watch apps'],
        },
        {
          title: 'Progressive Web Apps',
          text: 'Employees install them from the browser.',
          points: ['No store fee', 'Updates on reload'],
        },
        {
          title: 'Rescue and Upkeep',
          price: smallestPrice(services.mobile, 'a month'),
          text: 'We take over apps that have lost their developer.',
          points: ['Crash triage in week one', 'Store account recovery'],
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'What keeps an app installed',
      lead: 'People delete an app that crashes, drains the battery or nags.',
      note: `Average rating and monthly active users of the ${facts.counts.apps} apps we’ve put in the two stores since we began.`,
      reasons: [
        'We test on real devices, the oldest first.',
        sentences('If we see a release crash more than the last one, we stop it or ship a fix.', warranty),
      ],
      figures: [stats.rating, stats.activeUsers],
    },
    {
      kind: 'snapshot',
      look: 'picture',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Logistics',
        project: 'Proof-of-delivery app for couriers',
        challenge: 'Drivers sent photos of delivery slips by chat, and some deliveries couldn’t be proven.',
        solution:
          'In our app, a scan or signature carries position and time, and is kept until there’s a network.',
        result: 'Disputed deliveries fell by 80% in the first quarter.',
        proof,
      },
    },
  ],
  related: [services.uxUi, services.api, services.ecommerce],
  closing: {
    title: 'Who will use your app, where, on which devices?',
    text: 'Those three answers are enough for a rough scope and a price range. The first call is free.',
    actions: [toContact('Get a Free Quote'), toProjects('View Our Works'), toBooking()],
  },
});
