import lekha from '../../assets/work/lekha-learning-tall-960.avif';
import nirmal from '../../assets/work/nirmal-clinics-tall-960.avif';
import noksha from '../../assets/work/noksha-loom-tall-960.avif';

/** By case study: its picture with less in it and larger letters, 480 by 528, for where the whole would be too small. */
export const projectDetails: Readonly<Record<string, string>> = {
  'nirmal-clinics': nirmal,
  'noksha-loom': noksha,
  'lekha-learning': lekha,
};
