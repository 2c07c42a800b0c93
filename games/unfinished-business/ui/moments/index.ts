import { type Lang, line, player } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { AddedMoments } from '../../../outer-rim/ui/moments/index.ts'
import type { Titles } from '../../../outer-rim/ui/moments/titles.ts'
import { spaceCount } from '../../../outer-rim/words/cards/effect-words.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { goalTitle } from '../../words/cards/ambition-text.ts'
import { favorTitle } from '../../words/things/favor-text.ts'
import { roles } from './roles.ts'

type OwnEvent = AddedEvent | { readonly type: 'aiCard'; readonly seat: number; readonly card: number }

const titles: Titles = {
  ambition: (events, lang) => {
    for (const event of events as readonly OwnEvent[]) // the events come from this game's rules
      if (event.type === 'goalCompleted' || event.type === 'goalLost' || event.type === 'goalNotReached')
        return line`${wording[event.type][lang]}: ${goalTitle(lang, event.sheet, event.goal)}`
    return []
  },
  favor: (events, lang) => {
    const favor = (events as readonly OwnEvent[]).find((event) => event.type === 'favor') // the events come from this game's rules
    return favor === undefined
      ? line`${wording.debt[lang]}`
      : line`${wording.favor[lang]}: ${favorTitle(lang, favor.favor)}`
  },
  // Players who are hunted should see who is coming.
  aiTurn: (events, lang) => {
    const ownEvents = events as readonly OwnEvent[] // the events come from this game's rules
    const card = ownEvents.find((event) => event.type === 'aiCard')
    const hunt = ownEvents.findLast((event) => event.type === 'aiTarget' && event.target.seat !== NONE)
    if (card === undefined) return []
    if (hunt?.type !== 'aiTarget') return line`${wording.turn[lang]}: ${player(card.seat)}`
    return hunted(hunt.seat, hunt.target, lang)
  },
}

function hunted(
  hunter: number,
  { seat, away }: { readonly seat: number; readonly away: number },
  lang: Lang,
) {
  const spaces =
    away === 0
      ? wording.here[lang]
      : lang === 'pl'
        ? `odległość: ${spaceCount('pl', away)}`
        : `${spaceCount('en', away)} away`
  return lang === 'pl'
    ? line`${player(hunter)} ściga cel: ${player(seat)} (${spaces})`
    : line`${player(hunter)} is after ${player(seat)} (${spaces})`
}

const wording = {
  goalCompleted: { en: 'Ambition goal completed', pl: 'Cel ambicji zrealizowany' },
  goalLost: { en: 'Ambition goal lost', pl: 'Cel ambicji utracony' },
  goalNotReached: { en: 'Ambition goal not reached', pl: 'Cel ambicji nieosiągnięty' },
  turn: { en: 'Turn', pl: 'Tura' },
  here: { en: 'in the same space', pl: 'na tym samym polu' },
  favor: { en: 'Favor', pl: 'Przysługa' },
  debt: { en: 'Debt token', pl: 'Żeton zobowiązania' },
} as const

/** The expansion's additions to the moments of the game. */
export const moments: AddedMoments = {
  roles,
  titles,
  messageEvents: {
    aiTurn: ['aiTarget', 'huntCompleted'],
    ambition: ['goalCompleted', 'goalLost', 'goalNotReached'],
    favor: ['favor', 'debtToken'],
    bounty: ['playerBountyCompleted', 'captiveDelivered'],
    encounter: ['jobTogether', 'jobAgainst', 'contactIsPlayer'],
    test: ['confronted'],
  },
}
