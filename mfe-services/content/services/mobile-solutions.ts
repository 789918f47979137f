import BellRing from 'lucide-react/icons/bell-ring';
import CloudOff from 'lucide-react/icons/cloud-off';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import MapPinned from 'lucide-react/icons/map-pinned';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Wallet from 'lucide-react/icons/wallet';
import { services, stats } from 'shared-content/content';
import shots from '../../assets/scenes/mobile-solutions-shots.avif';
import proof from '../../assets/scenes/mobile-solutions-story-plate.avif';
import tall from '../../assets/scenes/mobile-solutions-tall.avif';
import tile from '../../assets/scenes/mobile-solutions-tile.avif';
import wide2x from '../../assets/scenes/mobile-solutions-wide-2x.avif';
import wide from '../../assets/scenes/mobile-solutions-wide.avif';
import { OfferRows } from '../../components/services/offers/OfferRows';
import { PointMosaic } from '../../components/services/points/PointMosaic';
import { TableView } from '../../components/services/exhibits/TableView';
import { PhoneState } from '../../components/services/exhibits/machines/PhoneState';
import { WhyDaylight } from '../../components/services/why/WhyDaylight';
import { ServicePage } from '../../pages/services/ServicePage';
import { toBooking, toContact, toProjects } from '../callsToAction';
import type { ServiceCard, ServiceHead, ServicePageContent } from '../service.contract';

export const head: ServiceHead = {
  entry: services.mobile,
  title: 'Mobile App Development in Bangladesh',
  description:
    'Mobile app development for iOS and Android, React Native or native: offline work, payments, push and store release, tested on the phones customers carry.',
};

export const card: ServiceCard = {
  picture: tile,
  text: 'Our iOS and Android apps keep working when the signal doesn’t.',
  features: ['React Native or fully native', 'Offline first, synced later', 'Store review handled for you'],
};

export const page = (): ServicePageContent => ({
  View: ServicePage,
  entry: head.entry,
  hero: {
    title: 'Apps that survive a real day in a pocket',
    pitch:
      'Your app gets used on a three-year-old phone with two bars of signal. We design and build for that.',
    actions: [toContact("Let's Talk"), toProjects('See Our Work'), toBooking()],
    scene: { wide, wide2x, tall, tallHeight: 400 },
  },
  blocks: [
    {
      kind: 'points',
      Look: PointMosaic,
      shots,
      title: 'What we put into an app',
      items: [
        {
          Icon: CloudOff,
          title: 'Offline Work',
          text: 'Forms filled in without a signal go out once there’s one.',
        },
        {
          Icon: Fingerprint,
          title: 'Sign-In and Biometrics',
          text: 'People sign in with a face, a finger or a passcode.',
        },
        {
          Icon: BellRing,
          title: 'Push That Stays Welcome',
          text: 'People pick their topics and quiet hours.',
        },
        {
          Icon: MapPinned,
          title: 'Maps and Location',
          text: 'You can follow couriers live, for less than 10% of the battery per shift.',
        },
        {
          Icon: ScanBarcode,
          title: 'Camera and Scanning',
          text: 'Barcodes, IDs and receipts are read on the device.',
        },
        {
          Icon: Wallet,
          title: 'Payments in the App',
          text: 'Cards, wallets and local mobile money work within store rules on digital goods.',
        },
      ],
    },
    {
      kind: 'exhibit',
      tone: 'raised',
      title: 'Eight things that happen to every app',
      lead: 'We test against these before a version goes out.',
      trial: {
        question: 'You tap “Save.” Just then…',
        options: [
          {
            label: 'all is well',
            outcome: 'Saved and sent',
            text: 'The office has it within a second.',
            good: true,
          },
          {
            label: 'airplane mode comes on',
            outcome: 'Saved on the phone',
            text: 'The entry goes out by itself after landing.',
            good: true,
            part: 1,
          },
          {
            label: 'someone calls',
            outcome: 'Saved once',
            text: 'The payment keeps its key, so the customer pays once.',
            good: true,
            part: 2,
          },
          {
            label: 'the phone is stolen',
            outcome: 'Nothing on it opens',
            text: 'The office ends the session. Unsent data stays encrypted.',
            good: true,
            part: 7,
          },
        ],
      },
      View: TableView,
      Machine: PhoneState,
      exhibit: {
        kind: 'table',
        label: 'Situations on a phone and what our apps do in them',
        columns: ['It happens', 'A demo app', 'Ours'],
        rows: [
          [
            'The signal drops in an elevator',
            'Spinner, then “Error”',
            'Saves on the phone, sends when it can, shows which is which',
          ],
          ['A call comes in mid-payment', 'Pays twice or not at all', 'Resumes the same payment by its key'],
          ['The phone has 300 MB left', 'Fails to install', 'Under 30 MB to download, caches with a ceiling'],
          [
            'The user sets type to 200%',
            'Buttons vanish',
            'Every screen is laid out and tested at that size',
          ],
          ['A new OS version arrives', 'Crashes on launch day', 'Has run on the beta since summer'],
          ['Two people edit one record', 'Last one wins', 'Both versions kept, a person decides'],
          ['Someone loses the phone', 'Data goes with it', 'Session ended from the back office'],
          ['A bug ships anyway', 'Wait for the next release', 'Feature switched off from the server'],
        ],
      },
    },
    {
      kind: 'offers',
      Look: OfferRows,
      title: 'Mobile services',
      lead: 'We’ll tell you whether you need one codebase or two.',
      items: [
        {
          title: 'React Native Apps',
          text: 'One codebase serves both stores. It’s right for most business apps.',
          points: ['Logic shared with your website', 'Over-the-air fixes'],
        },
        {
          title: 'Native iOS and Android',
          text: 'We write Swift and Kotlin where Bluetooth or heavy graphics demand it.',
          points: ['Full platform access', 'Widgets and watch apps'],
        },
        {
          title: 'Progressive Web Apps',
          text: 'Your staff install it from the browser.',
          points: ['No store fee', 'Updates at once'],
        },
        {
          title: 'Rescue and Upkeep',
          text: 'If your app has lost its developer, we stabilize it first.',
          points: ['Crash triage in week one', 'Store account recovery'],
        },
      ],
    },
    {
      kind: 'why',
      Band: WhyDaylight,
      title: 'What keeps an app installed',
      lead: 'Rating and users are those of the apps we’ve put in the stores.',
      reasons: [
        'We test on real devices, the old and cheap ones first.',
        'If a release crashes more than the last, we’ll pull it the same day.',
        'The same developers write the API behind the app.',
      ],
      figures: [stats.rating, stats.activeUsers],
    },
    {
      kind: 'snapshot',
      title: 'Client Success Snapshot',
      story: {
        industry: 'Logistics',
        project: 'Proof-of-delivery app for couriers',
        challenge:
          'Drivers sent photos of paper slips by chat, and one delivery in fourteen couldn’t be proven.',
        solution: 'In our app, a scan or signature carries position and time, and waits for a network.',
        result: 'Disputed deliveries fell by 80% in the first quarter.',
        proof,
      },
    },
  ],
  related: [services.uxUi, services.api, services.ecommerce],
  closing: {
    title: 'Tell us who’ll hold the phone',
    text: 'You’ll get a rough scope and a price range, free of charge.',
    actions: [toContact('Get a Free Quote'), toProjects('View Our Works'), toBooking()],
  },
});
