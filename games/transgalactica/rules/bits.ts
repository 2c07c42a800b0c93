/** The number of elements in a set of small numbers kept as bits: spaces of the map, technology cards. */
export function bitsIn(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
