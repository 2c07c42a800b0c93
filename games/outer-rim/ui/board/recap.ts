import type { Lang } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { nameOf, shortSpace, spaceName } from '../../words/names.ts'
import type { TurnRecap } from '../memory.ts'
import { seatName, uiWords } from '../words.ts'

/** "AI player → Takodana", "+1 fame", "buys Ion Cannon": turns in as many lines as have room. Pure. */

export const MOST_LINES = 5
/** As many letters as have room between the signs of fame on a phone. */
const LONGEST_LINE = 23

/** The first way to tell the turns that fits: places are to be seen on the chart, and fame on the way to it. */
export function recapLines(
  turns: readonly TurnRecap[],
  lang: Lang,
  seats: readonly SeatInfo[],
): readonly string[] {
  const ways = [inFull, withoutPlaces, withoutFame].map((told) =>
    turns.flatMap((turn) => told(turn, lang, seats)).flatMap(inLines),
  )
  const lines = ways.find(({ length }) => length <= MOST_LINES) ?? ways.at(-1) ?? []
  if (lines.length <= MOST_LINES) return lines
  return lines.slice(0, MOST_LINES).map((line, index) => (index === MOST_LINES - 1 ? `${line} …` : line))
}

type Told = (turn: TurnRecap, lang: Lang, seats: readonly SeatInfo[]) => readonly string[]

const inFull: Told = (turn, lang, seats) => {
  const { seat, to } = turn
  const name = seatName(seats, seat)
  const place = to === null ? '' : lang === 'pl' ? shortSpace(to) : spaceName(lang, to)
  return [to === null ? name : `${name} → ${place}`, ...broughtBy(turn, lang)]
}

/** Only those who have come to something. */
const withoutPlaces: Told = (turn, lang, seats) => {
  const brought = broughtBy(turn, lang)
  return brought.length === 0 ? [] : [`${seatName(seats, turn.seat)}: ${brought.join(', ')}`]
}

const withoutFame: Told = (turn, lang, seats) => withoutPlaces({ ...turn, fame: 0 }, lang, seats)

function broughtBy({ fame, bought, isDefeated }: TurnRecap, lang: Lang): readonly string[] {
  const words = uiWords(lang)
  return [
    ...(fame > 0 ? [words.gainsFame(fame)] : []),
    ...(bought.length > 0 ? [words.buys(bought.map((card) => nameOf(lang, card)))] : []),
    ...(isDefeated ? [words.lying] : []),
  ]
}

function inLines(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length === 0 || longer.length > LONGEST_LINE) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
