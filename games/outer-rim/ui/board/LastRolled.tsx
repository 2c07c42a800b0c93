import type { Lang, Seat } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import type { Face } from '../../content/names.ts'
import type { Opponent } from '../../rules/frames.ts'
import { enemyName } from '../../words/enemies.ts'
import { nameOf } from '../../words/names.ts'
import { patrolName } from '../../words/patrol-words.ts'
import { Die, landsAs } from '../drawing/Die.tsx'
import { type LastRoll, useMemory } from '../memory.ts'
import type { RimView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { CENTRE } from './layout.ts'
import { recapLines } from './recap.ts'

const DIE = 52
const MOST_IN_ROW = 7

interface Props {
  readonly view: RimView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/**
 * In the hollow of the arc: the dice of the viewer's last fight or test, else of anybody's, until the next turn is
 * planned; where there are none, what the others did in their turns.
 */
export function LastRolled({ view, lang, seats }: Props) {
  const { rolls } = useMemory()
  const words = uiWords(lang)
  const roll = rolls.findLast((each) => isOf(each, view.seat)) ?? rolls.at(-1)
  if (roll === undefined) return <OthersTurns view={view} lang={lang} seats={seats} />
  const rows =
    roll.is === 'test'
      ? [{ name: seatName(seats, roll.seat), faces: roll.faces }]
      : [
          { name: seatName(seats, roll.attacker), faces: roll.pools[0] },
          { name: opponentName(roll.opponent, lang, seats), faces: roll.pools[1] },
        ]
  const verdict =
    roll.is === 'test' ? (roll.hasPassed ? words.passed : words.failed) : verdictOf(roll.hasWon, words)
  return (
    <g className="or-rolled" transform={`translate(${CENTRE.x} ${CENTRE.y - 170})`}>
      {rows.map(({ name, faces }, row) => (
        // The attacker's, then the defender's.
        <g key={row === 0 ? 'attack' : 'defence'} transform={`translate(0 ${row * 120})`}>
          <text className="or-roll-name">{name}</text>
          <Row faces={faces} />
        </g>
      ))}
      <text className="or-roll-verdict" y={rows.length * 120 + 14}>
        {verdict}
      </text>
    </g>
  )
}

function isOf(roll: LastRoll, seat: Seat | null): boolean {
  if (roll.is === 'test') return roll.seat === seat
  return roll.attacker === seat || (roll.opponent.is === 'player' && roll.opponent.seat === seat)
}

const LINE = 58

/** What happened while one was not asked. */
function OthersTurns({ view, lang, seats }: Props) {
  const { turns } = useMemory()
  if (view.seat === null || view.active !== view.seat || view.turn === 0) return null
  const others = turns.filter(({ seat }) => seat !== view.seat)
  const lines = recapLines(others, lang, seats)
  // Around the middle of the hollow, below the markers of fame.
  const top = CENTRE.y - 30 - ((lines.length - 1) * LINE) / 2
  return (
    <g className="or-recap" transform={`translate(${CENTRE.x} ${top})`}>
      {lines.map((text, line) => (
        // Two may have done the same.
        <text key={`line ${line.toString()}`} className="or-roll-name" y={line * LINE}>
          {text}
        </text>
      ))}
    </g>
  )
}

function verdictOf(hasWon: boolean | null, words: { readonly won: string; readonly lost: string }): string {
  return hasWon === null ? '' : hasWon ? words.won : words.lost
}

function opponentName(opponent: Opponent, lang: Lang, seats: readonly SeatInfo[]): string {
  switch (opponent.is) {
    case 'patrol':
      return patrolName(lang, opponent.faction)
    case 'contact':
      return nameOf(lang, opponent.contact)
    case 'player':
      return seatName(seats, opponent.seat)
    case 'enemy':
      return (
        enemyName(lang, opponent.enemy) ??
        (opponent.source >= 0 ? nameOf(lang, opponent.source) : uiWords(lang).terms.enemy)
      )
  }
}

function Row({ faces }: { readonly faces: readonly Face[] }) {
  const step = faces.length > MOST_IN_ROW ? (MOST_IN_ROW * (DIE + 4)) / faces.length : DIE + 4
  return faces.map((face, index) => (
    // Dice lie where they were rolled.
    <g key={`die ${index.toString()}`} transform={`translate(${(index - faces.length / 2) * step} 12)`}>
      <g key={face} className="or-lands" style={landsAs(index)}>
        <Die face={face} size={DIE} />
      </g>
    </g>
  ))
}
