/** The number of the starting card of bounty hunters (UB-SOL-06). */
const HUNTERS_START = 90

export function isHuntersStart({ start }: { readonly start: number }): boolean {
  return start === HUNTERS_START
}
