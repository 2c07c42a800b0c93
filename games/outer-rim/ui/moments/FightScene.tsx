import type { Lang, Seat } from '@kantyna/kernel'
import type { Opponent } from '../../rules/frames.ts'
import { enemyName } from '../../words/cards/enemies.ts'
import { patrolName } from '../../words/cards/patrol-words.ts'
import { nameOf } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import { diceText } from '../combat/dice-sum.ts'
import { Icon } from '../drawing/Icon.tsx'
import type { RimView } from '../view.ts'
import { Dice } from './Dice.tsx'
import { type RollHistory, rollsOf, stepsToLand } from './dice-story.ts'
import { FailedRewards } from './FailedRewards.tsx'
import { nameOfSeat, Portrait, type SceneProps } from './Persons.tsx'
import { firstEvent } from './titles.ts'
import { UsedCards } from './UsedCards.tsx'
import { landed, Verdict } from './Verdict.tsx'

/** A combat: both sides, their dice and cards, and the winner. */
export function FightScene(props: SceneProps) {
  const {
    moment: { events },
    view,
    lang,
  } = props
  const words = allWords(lang)
  const began = firstEvent(events, 'combatBegan')
  const ended = firstEvent(events, 'combatEnded')
  const rolls = rollsOf(events)
  if (began === undefined) return null
  const firstLanded = stepsToLand(rolls[0].dice)
  const { attacker, kind, opponent } = began
  const names = [nameOfSeat(view, attacker, lang), opponentName(opponent, view, lang)] as const
  return (
    <>
      <p className="or-scene-what">
        <Icon name={kind === 'ship' ? 'shipCombat' : 'groundCombat'} /> {words.combat[kind]}
      </p>
      <div className="or-fight">
        <Side
          name={names[0]}
          seat={attacker}
          roll={rolls[0]}
          sum={ended?.damage[0]}
          view={view}
          lang={lang}
        />
        <Side
          name={names[1]}
          seat={opponent.is === 'player' ? opponent.seat : null}
          roll={rolls[1]}
          sum={ended?.damage[1]}
          view={view}
          lang={lang}
          after={firstLanded}
        />
      </div>
      <UsedCards events={events} view={view} lang={lang} />
      {ended !== undefined && (
        <FightVerdict
          winner={ended.hasWon ? attacker : opponent.is === 'player' ? opponent.seat : null}
          names={names}
          hasWon={ended.hasWon}
          isOwn={view.seat !== null && (view.seat === attacker || isSeat(opponent, view.seat))}
          view={view}
          lang={lang}
          after={stepsToLand(rolls[1].dice, firstLanded)}
        />
      )}
      <FailedRewards {...props} />
    </>
  )
}

interface SideProps {
  readonly name: string
  readonly seat: Seat | null
  readonly roll: RollHistory
  readonly sum: number | undefined
  readonly view: RimView
  readonly lang: Lang
  readonly after?: number
}

function Side({ name, seat, roll, sum, view, lang, after = 0 }: SideProps) {
  return (
    <section className="or-fight-side">
      <h3>
        {seat !== null && <Portrait view={view} seat={seat} size={26} />}
        <span>{name}</span>
      </h3>
      {roll.terms.length > 0 && <p className="small soft">{diceText(roll.terms, lang)}</p>}
      <Dice dice={roll.dice} lang={lang} after={after} />
      {sum !== undefined && (
        <p className="or-fight-sum number" style={landed(stepsToLand(roll.dice, after))}>
          {sum}
        </p>
      )}
    </section>
  )
}

interface VerdictProps {
  readonly winner: Seat | null
  readonly names: readonly [string, string]
  readonly hasWon: boolean
  /** Whether the viewer fights. */
  readonly isOwn: boolean
  readonly view: RimView
  readonly lang: Lang
  readonly after: number
}

function FightVerdict({ winner, names, hasWon, isOwn, view, lang, after }: VerdictProps) {
  const words = allWords(lang)
  if (!isOwn) return <Verdict text={words.winsFight(names[hasWon ? 0 : 1])} isGood after={after} />
  const isGood = winner === view.seat
  return <Verdict text={isGood ? words.won : words.lost} isGood={isGood} after={after} />
}

function isSeat(opponent: Opponent, seat: Seat): boolean {
  return opponent.is === 'player' && opponent.seat === seat
}

function opponentName(opponent: Opponent, view: RimView, lang: Lang): string {
  switch (opponent.is) {
    case 'patrol':
      return `${patrolName(lang, opponent.faction)}, ${allWords(lang).level(opponent.level)}`
    case 'contact':
      return nameOf(lang, opponent.contact)
    case 'player':
      return nameOfSeat(view, opponent.seat, lang)
    case 'enemy':
      return (
        enemyName(lang, opponent.enemy) ??
        (opponent.source >= 0 ? nameOf(lang, opponent.source) : allWords(lang).terms.enemy)
      )
  }
}
