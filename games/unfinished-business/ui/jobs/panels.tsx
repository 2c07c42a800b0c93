import type { PanelProps } from '@kantyna/ui'
import { CombatPanel } from '../../../outer-rim/ui/panels/CombatPanel.tsx'
import { EncounterPanel } from '../../../outer-rim/ui/panels/EncounterPanel.tsx'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { BothSides } from './BothSides.tsx'
import { ConfrontationResults, ConfrontationSides } from './Confrontation.tsx'
import { confrontationNow, jobNow } from './job-now.ts'

/** The base game's panels, with both sides of a job for two above what they show. */

export function EncounterWithSides(props: PanelProps) {
  const { lang, seats, decisions } = props
  const view = rimView(props.view)
  const job = jobNow(view, decisions)
  return (
    <>
      {job !== null && <BothSides view={view} lang={lang} seats={seats} job={job} />}
      <EncounterPanel {...props} />
    </>
  )
}

export function DiceWithSides(props: PanelProps) {
  const { lang, seats, decisions } = props
  const view = rimView(props.view)
  const frame = confrontationNow(view)
  const job = frame === null ? jobNow(view, decisions) : null
  return (
    <>
      {frame !== null && <ConfrontationSides view={view} lang={lang} seats={seats} frame={frame} />}
      {job !== null && <BothSides view={view} lang={lang} seats={seats} job={job} />}
      <CombatPanel {...props} />
      {frame !== null && <ConfrontationResults view={view} lang={lang} seats={seats} frame={frame} />}
    </>
  )
}
