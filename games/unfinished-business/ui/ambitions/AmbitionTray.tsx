import { at, type PresentedDecision } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { otherSourceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { Touchable } from '../../../outer-rim/ui/card/Touchable.tsx'
import { ambitions } from '../../content/ambitions.ts'
import { GoalSign } from './GoalSign.tsx'
import './ambitions.css'

interface Props extends Pick<TableProps, 'lang' | 'touching'> {
  readonly asked: PresentedDecision
}

/** The sheets of the draft side by side, at the lower edge. A tap chooses one; a long press opens its text. */
export function AmbitionTray({ asked, lang, touching }: Props) {
  return (
    <ul className="or-tray ub-tray">
      {asked.options.map(({ id, facts }) => {
        const { name, calls, goals } = at(ambitions, Number(facts?.['sheet']))
        return (
          <li key={id}>
            <Touchable
              thing={otherSourceThing(Number(facts?.['source']))}
              label={name[lang]}
              touching={touching}
              className="or-tray-card"
            >
              <b aria-hidden="true">{name[lang]}</b>
              <span className="ub-signs" aria-hidden="true">
                {goals.map(({ mark }) => (
                  <GoalSign key={mark} mark={mark} state="open" />
                ))}
              </span>
              <small className="ub-tray-calls" aria-hidden="true">
                {calls[lang]}
              </small>
            </Touchable>
          </li>
        )
      })}
    </ul>
  )
}
