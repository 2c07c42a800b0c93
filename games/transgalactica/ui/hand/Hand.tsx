import { at } from '@kantyna/kernel'
import { fetchedLater, type TableProps } from '@kantyna/ui'
import { Marks } from '../drawing/EffectIcons.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { useFreeTouching } from '../free-actions/free-moves.ts'
import { forecastOf, gainsText, marksOfGains } from '../rounds/income.ts'
import { galaxyView, pointsIn, seatBelow } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { AbilityPlate } from './AbilityPlate.tsx'
import { CrewPlate } from './CrewPlate.tsx'
import { DraftTray } from './DraftTray.tsx'
import { GoalButton, GoalPlate, isAlone } from './GoalPlate.tsx'
import { HoldPlate } from './HoldPlate.tsx'
import { LogPlate } from './LogPlate.tsx'
import { OutpostPlate } from './OutpostPlate.tsx'
import { TokenPlate } from './TokenPlate.tsx'
import { IncomePlate, MiningPlate } from './TokenTracks.tsx'
import { TradePlate } from './TradePlate.tsx'
import '../drawing/drawing.css'
import '../card/card.css'
import './hand.css'

const GoalChoice = fetchedLater(async () => (await import('../sheets.ts')).GoalChoice)

/**
 * The player's own control panel, docked, most important parts first: in three rows if everything fits, otherwise in
 * two that scroll sideways.
 */
export function Hand(table: TableProps) {
  const { view: kernelView, lang, seats, decisions, panels } = table
  const view = galaxyView(kernelView)
  const touching = useFreeTouching(table)
  const words = uiWords(lang)
  const seat = seatBelow(view)
  if (view.phase === 'setup' && view.wealthSets.length + view.abilityRow.length > 0)
    return <DraftTray view={view} lang={lang} seats={seats} panels={panels} touching={touching} />
  if (decisions.some(({ kind }) => kind === 'chooseGoal'))
    return <GoalChoice view={view} lang={lang} touching={touching} />
  const props = { view, seat, lang, touching }
  // Goods that are only offered for exchange are lit less than those that answer the question.
  const isGoodAsked = [...table.touching.lit].some((thing) => thing.startsWith('good:'))
  const isCalm = table.answering.assembly === null && !isGoodAsked
  const label = view.seat === null ? words.handOf : words.hand
  const { total } = forecastOf(view, seat)
  const wording = gainsText(total, lang)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
    <section className="tg-hand" aria-label={label} tabIndex={0} data-wide data-calm={isCalm || undefined}>
      <div className="tg-hand-row">
        <HoldPlate {...props} />
        <div className="tg-plate tg-sums">
          {!isAlone(seats) && (
            <b className="tg-owner">
              <SeatDot seat={seat} size={15} />
              {seatName(seats, seat)}
            </b>
          )}
          <span className="tg-points" title={words.points(pointsIn(view, seat))}>
            <Icon name="points" size={22} />
            <b className="number">{pointsIn(view, seat)}</b>
            <span className="unseen">{words.points(pointsIn(view, seat))}</span>
          </span>
          {view.round > 0 && at(view.captains, seat) >= 0 && (
            <button
              type="button"
              className="tg-touch tg-forecast"
              title={words.forecast}
              onClick={() => panels.open('income')}
            >
              <span className="unseen">
                {words.forecastSays(wording === '' ? words.forecastNone : wording)}
              </span>
              <Icon name="income" size={18} />
              {wording === '' ? (
                <small className="soft" aria-hidden="true">
                  {words.forecastNone}
                </small>
              ) : (
                <Marks marks={marksOfGains(total)} size={16} />
              )}
            </button>
          )}
          {/* Holding the button for one seat must not show the goals of the next. */}
          <GoalButton key={view.seat} view={view} lang={lang} seats={seats} panels={panels} />
        </div>
        <TokenPlate {...props} />
        <LogPlate {...props} />
      </div>
      <div className="tg-hand-row">
        <CrewPlate {...props} />
        <OutpostPlate {...props} />
        <TradePlate {...props} />
      </div>
      <div className="tg-hand-row">
        <MiningPlate {...props} />
        <IncomePlate {...props} />
        <AbilityPlate {...props} />
        <GoalPlate view={view} lang={lang} seats={seats} touching={touching} />
      </div>
    </section>
  )
}
