import type { Lang } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import type { Face } from '../../content/names.ts'
import type { Opponent } from '../../rules/frames.ts'
import { enemyName } from '../../words/enemies.ts'
import { nameOf } from '../../words/names.ts'
import { patrolName } from '../../words/patrol-words.ts'
import { Die } from '../drawing/Die.tsx'
import { useMemory } from '../memory.ts'
import { seatName, uiWords } from '../words.ts'
import { CENTRE } from './layout.ts'

const DIE = 52
const MOST_IN_ROW = 7

/** The dice of the last fight or test, in the hollow of the arc, until the next turn begins. */
export function LastRolled({ lang, seats }: { readonly lang: Lang; readonly seats: readonly SeatInfo[] }) {
  const { roll } = useMemory()
  const words = uiWords(lang)
  if (roll === null) return null
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
    <g className="or-rolled" transform={`translate(${CENTRE.x} ${CENTRE.y - 190})`}>
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
      <Die face={face} size={DIE} />
    </g>
  ))
}
