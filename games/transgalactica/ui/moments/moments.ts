import { at, type GameEvent, type Lang, type Line, line, player, type Seat, type Text } from '@kantyna/kernel'
import { type GameMoments, logSentence, summedChanges, UNASKED } from '@kantyna/ui'
import { areas, goods, type Track, tracks } from '../../content/names.ts'
import type { GalaxyEvent } from '../../rules/events.ts'
import { HUB_PLANET } from '../../rules/pieces.ts'
import { words } from '../../words/game-words.ts'
import { areaGenitivesPl, areaNames, goodTotal, trackNames } from '../../words/things/names.ts'
import { link, planetName } from '../../words/things/things.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { type GalaxyMoment, roles } from './roles.ts'

const titles: Readonly<Record<GalaxyMoment | typeof UNASKED, Text>> = {
  round: { en: 'A new round', pl: 'Nowa runda' },
  income: { en: 'Income', pl: 'Dochody' },
  cleanUp: { en: 'End of the round: clean-up', pl: 'Koniec rundy: porządkowanie' },
  pirates: { en: 'Pirates defeated!', pl: 'Piraci pokonani!' },
  mission: { en: 'Mission completed!', pl: 'Misja ukończona!' },
  [UNASKED]: { en: 'A change', pl: 'Zmiana' },
}

/** Players gain their wealth cards all at once, when the last player has chosen. */
const wealthTitle: Text = { en: 'What the wealth cards give', pl: 'Co dają karty bogactwa' }

function isOfWealth(event: GameEvent): boolean {
  const typed = event as GalaxyEvent // the game emits nothing else
  return typed.type === 'gained' && typed.from === 'wealth'
}

type Changed = (typeof goods)[number] | 'points'

/** The moments of the game. */
export const moments: GameMoments<IconName> = {
  roles,
  title: ({ kind, events }, lang) =>
    events.some(isOfWealth) ? [wealthTitle[lang]] : [titles[kind as GalaxyMoment][lang]], // kinds of roles.ts
  sentence: (moment, lang) => logSentence(words[lang], moment),
  changes: (moment, lang) =>
    summedChanges<Changed>(moment.events.flatMap(changed), (icon, by) => goodTotal(lang, icon, by)),
  // "Income" is the title of the income phase.
  isTitle: ({ type }) => type === 'phaseBegan',
  turnSummary,
}

function changed(event: GameEvent): { readonly seat: Seat; readonly icon: Changed; readonly by: number }[] {
  const typed = event as GalaxyEvent // the game emits nothing else
  switch (typed.type) {
    case 'gained':
      return [{ seat: typed.seat, icon: at(goods, typed.good), by: typed.amount }]
    case 'paid':
      return typed.goods.map((amount, good) => ({ seat: typed.seat, icon: at(goods, good), by: -amount }))
    case 'scored':
      return [{ seat: typed.seat, icon: 'points', by: typed.points }]
    default:
      return []
  }
}

/** "Rivet: technology · technology level 2 · outpost: Naboo", and the seats that followed. */
function turnSummary(seat: Seat, events: readonly GameEvent[], lang: Lang): Line | null {
  const typed = events as readonly GalaxyEvent[] // the game emits nothing else
  const parts = typed.flatMap((event, index): Line[] => {
    if (!('seat' in event) || isPassedBy(event, typed.slice(index + 1))) return []
    if (event.type === 'followed') return [line`${player(event.seat)} ${wording(lang).follows}`]
    return event.seat === seat ? summed(event, lang) : []
  })
  if (parts.length === 0) return null
  return line`${player(seat)}: ${parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))}`
}

/** Of several steps on a track, only the last one is shown. */
function isPassedBy(event: GalaxyEvent, later: readonly GalaxyEvent[]): boolean {
  return (
    event.type === 'advanced' &&
    later.some((each) => each.type === 'advanced' && each.seat === event.seat && each.track === event.track)
  )
}

function summed(event: GalaxyEvent, lang: Lang): Line[] {
  switch (event.type) {
    case 'placed':
      return [[areaNames[at(areas, event.area)][lang]]]
    case 'usedPlanet':
      return [[planetName(lang, event.planet ?? HUB_PLANET)]]
    case 'advanced':
      return [[reached(lang, at(tracks, event.track), event.space)]]
    case 'settled':
      return [line`${wording(lang).outpost}: ${planetName(lang, event.planet ?? HUB_PLANET)}`]
    case 'defeatedPirates':
      return [[wording(lang).pirates]]
    case 'completed':
      return [[link(lang, `mission:${event.mission}`)]]
    case 'passed':
      return [[wording(lang).passes]]
    default:
      return []
  }
}

/** "technology level 2"; trade has spaces and no levels of its own. */
function reached(lang: Lang, track: Track, space: number): string {
  const isTrade = track === 'trade'
  return lang === 'pl'
    ? `${isTrade ? 'pole' : 'poziom'} ${areaGenitivesPl[track]} ${space}`
    : `${trackNames[track].en} ${isTrade ? 'space' : 'level'} ${space}`
}

function wording(lang: Lang) {
  return lang === 'pl'
    ? { follows: 'dołącza', outpost: 'placówka', pirates: 'piraci pokonani', passes: 'pas' }
    : { follows: 'follows', outpost: 'outpost', pirates: 'pirates defeated', passes: 'passes' }
}
