import { type GameEvent, type Lang, type Line, line, player, type Seat, type Text } from '@kantyna/kernel'
import { type GameMoments, logSentence, summedChanges, UNASKED } from '@kantyna/ui'
import type { RaceEvent } from '../../rules/events.ts'
import { words } from '../../words/game-words.ts'
import { cardLink, shipLink, spaceLink } from '../../words/things.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { type RaceMoment, roles } from './roles.ts'

const titles: Readonly<Record<RaceMoment | typeof UNASKED, Text>> = {
  round: { en: 'A new round', pl: 'Nowa runda' },
  blackHole: { en: 'A black hole!', pl: 'Czarna dziura!' },
  tow: { en: 'Towed along', pl: 'Na holu' },
  bonus: { en: 'A bonus card', pl: 'Karta bonusu' },
  home: { en: 'Home!', pl: 'Na mecie!' },
  [UNASKED]: { en: 'A change', pl: 'Zmiana' },
}

/** The moments of a race. */
export const moments: GameMoments<IconName> = {
  roles,
  title: ({ kind }, lang) => [titles[kind as RaceMoment][lang]], // roles.ts begins no other kind of moment
  sentence: (moment, lang) => logSentence(words[lang], moment),
  changes: (moment, lang) =>
    summedChanges(moment.events.flatMap(gained), (_, amount) => bonusCards(lang, amount)),
  turnSummary,
}

function gained(event: GameEvent) {
  const raceEvent = event as RaceEvent // the race emits nothing else
  if (raceEvent.type === 'bonusDrawn') return [{ seat: raceEvent.seat, icon: 'bonus', by: 1 } as const]
  if (raceEvent.type === 'planetBonus')
    return [{ seat: raceEvent.seat, icon: 'bonus', by: raceEvent.cards } as const]
  return []
}

function bonusCards(lang: Lang, amount: number): string {
  return lang === 'pl' ? `karty bonusów: ${amount}` : `bonus cards: ${amount}`
}

/** "Comet 3 → Star: 12 → 15". */
function turnSummary(seat: Seat, events: readonly GameEvent[], lang: Lang): Line | null {
  const raceEvents = events as readonly RaceEvent[] // the race emits nothing else
  const played = raceEvents.findLast((event) => event.type === 'cardPlayed' && event.seat === seat)
  if (played?.type !== 'cardPlayed') return null
  const places = raceEvents.flatMap((event) => {
    if (!('ship' in event) || event.ship !== played.ship) return []
    return 'from' in event && 'to' in event ? [event.from, event.to] : []
  })
  const [first, last] = [places[0], places.at(-1)]
  const flown =
    first === undefined || last === undefined ? [] : line`, ${spaceLink(first)} → ${spaceLink(last)}`
  return line`${player(seat)}: ${cardLink(lang, played.card)}, ${shipLink(lang, played.ship)}${flown}`
}
