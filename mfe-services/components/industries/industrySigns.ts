import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Scale from 'lucide-react/icons/scale';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import type { ComponentType } from 'react';

/** The icon of each industry, by its slug. */
export const industrySigns: Readonly<Record<string, ComponentType>> = {
  healthcare: HeartPulse,
  education: GraduationCap,
  'e-commerce': ShoppingBag,
  finance: Landmark,
  logistics: Truck,
  government: Scale,
};
