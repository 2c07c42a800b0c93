import { at, type PresentedDecision, type Seat } from '@kantyna/kernel'
import { type PanelProps, seatColour, seatShape, seatsOf } from '@kantyna/ui'
import { useId } from 'preact/hooks'
import { fameToWin } from '../../../outer-rim/rules/reputation/victory.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import { otherSourceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { Touchable } from '../../../outer-rim/ui/card/Touchable.tsx'
import { rimView, seatBelow } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { ambitions } from '../../content/ambitions.ts'
import { goalText, setupText } from '../../words/cards/ambition-text.ts'
import { sheetWords } from '../sheet-words.ts'
import { Abilities, AmbitionSheet } from './AmbitionSheet.tsx'
import { GoalSign } from './GoalSign.tsx'
import { goalsDone, isDraft, progressOf } from './goal-states.ts'
import './ambitions.css'

/** The contents of `ambitionPanel`. */
export function AmbitionPanel(props: PanelProps) {
  const { lang, seats, decisions, touching, pastEvents = [] } = props
  const view = rimView(props.view)
  const words = sheetWords(lang)
  const draft = decisions.find(isDraft)
  if (draft !== undefined) return <Draft {...props} asked={draft} />
  const own = seatBelow(view)
  const progress = progressOf(view, own)
  const drawn = { view, lang, seats, touching, pastEvents }
  return (
    <div className="ub-ambitions">
      {progress === null && <p className="soft">{words.noSheet}</p>}
      {progress !== null && <AmbitionSheet {...drawn} seat={own} progress={progress} />}
      {seatsOf(view)
        .filter((seat) => seat !== own)
        .map((seat) => (
          <Other key={seat} {...drawn} seat={seat} />
        ))}
    </div>
  )
}

interface OtherProps extends Omit<Parameters<typeof AmbitionSheet>[0], 'progress'> {
  readonly seat: Seat
}

/** Another player's sheet, folded. An AI player has no sheet and wins by fame (UB-SOL-21). */
function Other(props: OtherProps) {
  const { view, lang, seats, seat } = props
  const words = sheetWords(lang)
  const progress = progressOf(view, seat)
  const who = (
    <>
      <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true">
        <path d={seatShape(seat)} fill={seatColour(seat)} />
      </svg>
      <b>{seatName(seats, seat)}</b>
    </>
  )
  const [has, needs] = [at(view.fame, seat), fameToWin(view, seat)]
  if (progress === null)
    return isAutoma(view, seat) ? (
      <p className="ub-other">
        {who} <span>{words.fameAlone(has, needs)}</span>
      </p>
    ) : null
  return (
    <details className="ub-other-sheet">
      <summary className="ub-other">
        {who}
        <span>
          {progress.ambition.name[lang]}, {words.goalsDone(goalsDone(progress), progress.goals.length)}
        </span>
      </summary>
      <AmbitionSheet {...props} progress={progress} />
    </details>
  )
}

/** Shows each offered sheet in full. Touching a sheet chooses it (UB-AMB-15). */
function Draft({ lang, touching, answering, asked }: PanelProps & { readonly asked: PresentedDecision }) {
  const words = sheetWords(lang)
  const id = useId()
  return (
    <ul className="ub-draft">
      {asked.options.map((option) => {
        const { sheet, source } = option.facts ?? {}
        const ambition = at(ambitions, Number(sheet))
        return (
          <li key={option.id} className="ub-sheet">
            <Touchable
              thing={otherSourceThing(Number(source))}
              label={ambition.name[lang]}
              touching={touching}
              className="ub-draft-head"
            >
              <b aria-hidden="true">{ambition.name[lang]}</b>
              <span className="ub-signs" aria-hidden="true">
                {ambition.goals.map(({ mark }) => (
                  <GoalSign key={mark} mark={mark} state="open" />
                ))}
              </span>
            </Touchable>
            <div id={`${id}-${option.id}`} className="ub-draft-about">
              <p className="small">
                <b className="unseen">{ambition.name[lang]}</b> {setupText(lang, ambition)}
              </p>
              <p className="small soft">
                {words.calls}: {ambition.calls[lang]}
              </p>
            </div>
            <ol className="ub-goals">
              {ambition.goals.map((goal) => (
                <li key={goal.title[lang]} data-state="open">
                  <GoalSign mark={goal.mark} state="closed" />
                  <div>
                    <b>{goal.title[lang]}</b>
                    <p className="small">{goalText(lang, goal)}</p>
                  </div>
                </li>
              ))}
            </ol>
            <Abilities ambition={ambition} lang={lang} />
            <button
              type="button"
              className="button"
              aria-describedby={`${id}-${option.id}`}
              data-answer={option.id}
              onClick={() => answering.choose(asked, option.id)}
            >
              {words.chooseSheet}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
