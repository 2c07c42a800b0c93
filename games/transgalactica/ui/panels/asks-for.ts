import type { PresentedDecision } from '@kantyna/kernel'

/** Whether every answer to the question, other than declining, taps things of one kind: "technology:". */
export function asksFor(decisions: readonly PresentedDecision[], ...kinds: readonly string[]): boolean {
  const touched = decisions.flatMap(({ options }) => options).filter(({ touches }) => touches.length > 0)
  return (
    touched.length > 0 &&
    touched.every(({ touches }) => touches.some((thing) => kinds.some((kind) => thing.startsWith(kind))))
  )
}
