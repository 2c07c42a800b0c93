import { at, type Lang, type Plain } from '@kantyna/kernel'
import { type PanelProps, type SeatInfo, seatColour, seatShape, type Touching } from '@kantyna/ui'
import { useId } from 'preact/hooks'
import { isHopeless } from '../../rules/combat/combat.ts'
import { damageOf } from '../../rules/combat/dice.ts'
import { combatDice, passesTest, testLevel } from '../../rules/combat/roll-parts.ts'
import type { CombatFrame, Die as RolledDie, RollFrame, TestFrame } from '../../rules/frames.ts'
import { dieThing } from '../../rules/scenario/things.ts'
import { faceNames } from '../../words/cards/card-terms.ts'
import { effectText } from '../../words/cards/effect-text.ts'
import { enemyName } from '../../words/cards/enemies.ts'
import { patrolName, patrolReward } from '../../words/cards/patrol-words.ts'
import { effectIn } from '../../words/questions/facts.ts'
import { nameOf } from '../../words/things/names.ts'
import { useAddedSheets } from '../added-sheets.tsx'
import { allWords } from '../all-words.ts'
import { Touchable } from '../card/Touchable.tsx'
import { Die, landingOrder } from '../drawing/Die.tsx'
import { Opening } from '../encounters/Opening.tsx'
import { useMemory } from '../moments/MemoryProvider.tsx'
import { isAnsweredAmongDice, isLastChanceToGive, isSkillAsked } from '../panels/questions.ts'
import { lineText, optionText } from '../panels/texts.ts'
import { useTableWords } from '../table-words.ts'
import { type Contest, contestOf, type RimView, rimView } from '../view.ts'
import { seatName } from '../words.ts'
import { diceSum } from './dice-sum.ts'
import { chanceToHold, combatChanceOf, testChance } from './odds.ts'
import '../panels/panels.css'

export function CombatPanel(props: PanelProps) {
  const { aboveDice, belowDice } = useAddedSheets()
  return (
    <>
      {aboveDice.map((Above) => (
        <Above key={Above.name} {...props} />
      ))}
      <Dice {...props} />
      {belowDice.map((Below) => (
        <Below key={Below.name} {...props} />
      ))}
    </>
  )
}

function Dice(props: PanelProps) {
  const { lang, seats, decisions, answering, panels } = props
  const view = rimView(props.view)
  const stakesId = useId()
  const gameWords = useTableWords(lang)
  const contest = contestOf(view)
  if (contest === null) return <p className="soft">{allWords(lang).noCombat}</p>
  const asked = decisions.find(isAnsweredAmongDice)
  const shared = { view, lang, seats, touching: props.touching }
  return (
    <div className="or-combat">
      {decisions.some(isLastChanceToGive) && (
        <button type="button" className="button or-give" onClick={() => panels.open('trade')}>
          {allWords(lang).giveCredits}
        </button>
      )}
      <Opening view={view} lang={lang} />
      {contest.routine === 'combat' && <Combat {...shared} frame={contest} />}
      {contest.routine === 'test' && (
        <SkillTest {...shared} frame={contest} isOpen={isSkillAsked(decisions)} />
      )}
      {contest.routine === 'roll' && <SingleDie {...shared} frame={contest} />}
      <AtStake id={stakesId} contest={contest} lang={lang} />
      <UsedCards lang={lang} seats={seats} />
      {asked !== undefined && (
        <>
          <p className="or-asked">{lineText(gameWords.prompt(asked), seats)}</p>
          <ul className="or-choices">
            {asked.options.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  className="button"
                  aria-describedby={stakesId}
                  data-answer={option.id}
                  onClick={() => answering.choose(asked, option.id)}
                >
                  {optionText(gameWords, seats, asked, option)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The cards that have changed the dice, by player. */
function UsedCards({ lang, seats }: Pick<SharedProps, 'lang' | 'seats'>) {
  const { used } = useMemory()
  if (used.length === 0) return null
  const usedNames = used.map(({ seat, source }) => `${nameOf(lang, source)} (${seatName(seats, seat)})`)
  return (
    <p className="small">
      {allWords(lang).usedCards}: {usedNames.join(', ')}
    </p>
  )
}

interface SharedProps {
  readonly view: RimView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

function Combat({ view, lang, seats, touching, frame }: SharedProps & { readonly frame: CombatFrame }) {
  const words = allWords(lang)
  const { sides, pools, moment, hasWon, rolling } = frame
  const damage = [damageOf(pools[0]), damageOf(pools[1])] as const
  const isOver = moment === 'over'
  const chance = pools[1].length === 0 ? chanceToWin(view, frame) : null
  return (
    <>
      <p className="small soft">
        {words.moments[moment]}
        {!isOver && moment !== 'start' && `: ${rolling === 0 ? words.attacker : words.defender}`}
        {chance !== null && ` · ${words.chance(Math.round(chance * 100))}`}
      </p>
      <div className="or-sides">
        {([0, 1] as const).map((side) => {
          const { seat } = sides[side]
          return (
            <section
              key={side}
              className="or-side"
              data-rolling={(!isOver && rolling === side && moment !== 'start') || undefined}
            >
              <h3>
                {seat !== null && (
                  <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true">
                    <path d={seatShape(seat)} fill={seatColour(seat)} />
                  </svg>
                )}
                <span>{sideName(frame, side, lang, seats)}</span>
                {pools[side].length > 0 && <b className="number">{words.hits(damage[side])}</b>}
              </h3>
              <p className="small soft">{termsText(view, frame, side, lang)}</p>
              <Pool dice={pools[side]} side={side} lang={lang} touching={touching} />
            </section>
          )
        })}
      </div>
      {isOver && <p className="or-verdict">{hasWon ? words.won : words.lost}</p>}
    </>
  )
}

function rewardOf({ opponent }: CombatFrame, lang: Lang): string {
  return opponent.is === 'patrol' ? patrolReward(lang, opponent.faction, opponent.level) : ''
}

/** The attacker's chance: before the attack roll, from the dice of both sides; then from the attacker's result. */
function chanceToWin(view: RimView, combat: CombatFrame): number {
  const { pools } = combat
  if (isHopeless(combat) || pools[0].length === 0) return combatChanceOf(view, combat)
  return chanceToHold(damageOf(pools[0]), combatDice.of(view, { combat, side: 1 }))
}

function sideName(
  { sides, opponent }: CombatFrame,
  side: 0 | 1,
  lang: Lang,
  seats: readonly SeatInfo[],
): string {
  const { seat } = sides[side]
  if (seat !== null) return seatName(seats, seat)
  switch (opponent.is) {
    case 'patrol':
      return `${patrolName(lang, opponent.faction)}, ${allWords(lang).level(opponent.level)}`
    case 'contact':
      return nameOf(lang, opponent.contact)
    case 'enemy':
      return (
        enemyName(lang, opponent.enemy) ??
        (opponent.source >= 0 ? nameOf(lang, opponent.source) : allWords(lang).terms.enemy)
      )
    case 'player':
      return seatName(seats, opponent.seat)
  }
}

/** The number of dice of a side, with the terms of the sum. */
function termsText(view: RimView, combat: CombatFrame, side: 0 | 1, lang: Lang): string {
  const words = allWords(lang)
  if (combat.sides[side].seat !== null) return diceSum(view, { combat, side }, lang)
  return isHopeless(combat) ? words.alwaysWins : words.dice(combatDice.of(view, { combat, side }))
}

interface PoolProps {
  readonly dice: readonly RolledDie[]
  readonly side: number
  readonly lang: Lang
  readonly touching: Touching
  /** Whether the face of a die counts. */
  readonly counts?: (die: RolledDie) => boolean
}

function Pool({ dice, side, lang, touching, counts }: PoolProps) {
  if (dice.length === 0) return <p className="small soft">{allWords(lang).notRolled}</p>
  return (
    <ul className="or-pool">
      {dice.map((die, index) => (
        // Dice are identified by their place.
        <li key={`die ${index.toString()}`} data-counts={counts?.(die) || undefined}>
          <Touchable thing={dieThing(side, index)} label={faceNames[lang][die.face]} touching={touching}>
            {/* A new face makes a new element, so that the die lands again. */}
            <span key={die.face} className="or-lands" style={landingOrder(index)}>
              <Die
                face={die.face}
                isCancelled={die.isCancelled === true}
                isChanged={die.isChanged === true}
                isAdded={die.isAdded === true}
              />
            </span>
          </Touchable>
        </li>
      ))}
    </ul>
  )
}

interface TestProps extends SharedProps {
  readonly frame: TestFrame
  /** Whether the player still has to choose the skill. */
  readonly isOpen: boolean
}

function SkillTest({ view, lang, seats, touching, frame, isOpen }: TestProps) {
  const words = allWords(lang)
  const level = testLevel.of(view, frame)
  return (
    <>
      {!isOpen && (
        <>
          <p className="small">
            {seatName(seats, frame.seat)} – {at(words.skillLevels, Math.min(level, 2))}
            {frame.dice.length === 0 && ` · ${words.chance(Math.round(testChance(level) * 100))}`}
          </p>
          <Pool
            dice={frame.dice}
            side={0}
            lang={lang}
            touching={touching}
            counts={(die) => passesTest([die], level)}
          />
        </>
      )}
      {frame.moment === 'over' && (
        <p className="or-verdict">{frame.hasPassed ? words.passed : words.failed}</p>
      )}
    </>
  )
}

function SingleDie({ lang, seats, touching, frame }: SharedProps & { readonly frame: RollFrame }) {
  return (
    <>
      <p className="small">{seatName(seats, frame.seat)}</p>
      <Pool dice={frame.dice} side={0} lang={lang} touching={touching} />
    </>
  )
}

interface StakeProps {
  /** The id of the element. The answers below refer to it as their description. */
  readonly id: string
  readonly contest: Contest
  readonly lang: Lang
}

/** What each of the two results would do. */
function AtStake({ id, contest, lang }: StakeProps) {
  const words = allWords(lang)
  return (
    <div id={id} className="or-at-stake">
      {contest.routine === 'combat' && (
        <>
          <Outcome heading={words.winning} effect={contest.win} lang={lang} extra={rewardOf(contest, lang)} />
          <Outcome heading={words.losing} effect={contest.lose} lang={lang} />
        </>
      )}
      {contest.routine === 'test' && (
        <>
          <Outcome heading={words.passing} effect={contest.pass} lang={lang} />
          <Outcome heading={words.failing} effect={contest.fail} lang={lang} />
        </>
      )}
    </div>
  )
}

interface OutcomeProps {
  readonly heading: string
  readonly effect: Plain
  readonly lang: Lang
  readonly extra?: string
}

function Outcome({ heading, effect, lang, extra = '' }: OutcomeProps) {
  const does = effectIn(effect)
  const text = does === null ? '' : effectText(does, lang)
  if (text === '' && extra === '') return null
  return (
    <p className="or-brings small">
      <b>{heading}:</b> {extra} {text}
    </p>
  )
}
