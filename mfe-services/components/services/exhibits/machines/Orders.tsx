import shots from '../../../../assets/scenes/ecommerce-solutions-trial-shots.avif';
import { storeLeaks } from '../../../../content/exhibits/storeLeaks';
import { ChosenShot } from './ChosenShot';

/** Orders as parcels beside the ad’s bill. */
export const Orders = () => <ChosenShot shots={shots} legends={storeLeaks.legends} />;
