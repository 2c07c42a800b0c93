const Z_95 = 1.959964

/** Wilson's interval, which contains the true share with 95 % confidence. */
export function wilson(share: number, count: number): { readonly low: number; readonly high: number } {
  if (count === 0) return { low: 0, high: 1 }
  const z2 = Z_95 ** 2 / count
  const centre = (share + z2 / 2) / (1 + z2)
  const reach = (Z_95 * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count))) / (1 + z2)
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
