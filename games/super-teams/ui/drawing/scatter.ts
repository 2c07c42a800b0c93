/**
 * Where star number `index` lies, from 0 to 1: evenly scattered without a visible pattern (Roberts' R2
 * sequence).
 */
export function scatter(index: number): { readonly x: number; readonly y: number } {
  return { x: (0.5 + 0.7548776662 * (index + 1)) % 1, y: (0.5 + 0.5698402909 * (index + 1)) % 1 }
}
