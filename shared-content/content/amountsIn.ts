/** The amounts of a price as pages write it: '$8-$25' → [8, 25], '$90,000-$200,000' → [90000, 200000]. */
export const amountsIn = (price: string): readonly number[] =>
  [...price.matchAll(/\$([\d,]+)/g)].map(([, amount]) => Number(amount!.replaceAll(',', '')));
