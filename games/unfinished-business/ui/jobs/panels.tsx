import type { PanelProps } from '@kantyna/ui'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { BothSides } from './BothSides.tsx'
import { ConfrontationResults, ConfrontationSides } from './Confrontation.tsx'
import { confrontationNow, jobNow } from './job-now.ts'

/** Both sides of a job for two, above the panels of encounters and dice. */

export function SidesOfJob({ view: kernelView, lang, seats, decisions }: PanelProps) {
  const view = rimView(kernelView)
  const job = jobNow(view, decisions)
  return job === null ? null : <BothSides view={view} lang={lang} seats={seats} job={job} />
}

export function ConfrontationAbove(props: PanelProps) {
  const view = rimView(props.view)
  const frame = confrontationNow(view)
  if (frame === null) return <SidesOfJob {...props} />
  return <ConfrontationSides view={view} lang={props.lang} seats={props.seats} frame={frame} />
}

export function ConfrontationBelow({ view: kernelView, lang, seats }: PanelProps) {
  const view = rimView(kernelView)
  const frame = confrontationNow(view)
  return frame === null ? null : <ConfrontationResults view={view} lang={lang} seats={seats} frame={frame} />
}
