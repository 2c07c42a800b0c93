import { at, type GameWords, type Lang, type Seat, type Thing } from '@kantyna/kernel'
import { type AskedNow, because, type WhyNot, type WhyNotFinder } from '@kantyna/ui'
import { factions, type MarketDeck, marketDecks } from '../../content/names.ts'
import { statOf } from '../../rules/abilities/values.ts'
import { contactSpaces, distance, spaceOf } from '../../rules/map/map.ts'
import { refusalOf } from '../../rules/market/purchase.ts'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { heldBy, isSeatDefeated, patrolSpace, spaceOfSeat } from '../../rules/reads.ts'
import { tablesOf } from '../../rules/tables.ts'
import { spaceCount } from '../../words/cards/effect-words.ts'
import type { InBothLanguages } from '../../words/chapter.ts'
import { spaceName, spacePhrase } from '../../words/things/names.ts'
import { contestOf, marketTop, type RimView, rimView } from '../view.ts'
import { type Reason, reasons, underWay } from './why-words.ts'

/** Why touching a thing does not answer the question in Outer Rim. */
export function whyNotFinder(words: InBothLanguages): WhyNotFinder {
  return (thing, lang, asked) => whyNot(thing, lang, asked, words[lang])
}

function whyNot(
  thing: Thing,
  lang: Lang,
  { view: kernelView, decisions: [decision], blocked }: AskedNow,
  gameWords: GameWords,
): WhyNot | null {
  if (decision === undefined || blocked.length > 0) return null
  const view = rimView(kernelView)
  const { seat, kind: question } = decision
  if (view.phase === 'setup') return reasonText(lang, 'setup')
  if (isSeatDefeated(view, seat) && question === 'plan') return reasonText(lang, 'defeated')
  const [kind = '', id = ''] = thing.split(/:(.*)/s)
  const now: Now = { lang, gameWords, view, seat, isMain: ['plan', 'act', 'encounter'].includes(question) }
  switch (kind) {
    case 'space':
      return ofSpace(now, spaceOf(id))
    case 'market':
      return ofMarket(now, marketDecks.indexOf(id as MarketDeck)) // a market thing always names a deck
    case 'contact':
      return ofEncounter(now, at(contactSpaces, Number(id)).space, 'contact')
    case 'patrol':
      return ofEncounter(now, patrolSpace(view, factions.indexOf(id as (typeof factions)[number])), 'patrol') // a faction's id
    case 'encounters':
      return inPhase(now, 'encounter') ?? reasonText(lang, 'encounterDeck')
    case 'card':
      return ofCard(now, Number(id))
    case 'token':
      return reasonText(lang, Number(id) >= FIRST_CONTACT ? 'captive' : 'othersCard')
    default:
      return kind in reasons ? reasonText(lang, kind as Reason) : reasonText(lang, 'other') // the condition checks it
  }
}

interface Now {
  readonly lang: Lang
  readonly gameWords: GameWords
  readonly view: RimView
  readonly seat: Seat
  /** Whether it is the main question of a phase, not one that came up during the phase. */
  readonly isMain: boolean
}

function reasonText(lang: Lang, reason: Reason): WhyNot {
  const { rule, sentence } = reasons[reason]
  return because(rule, lang, sentence)
}

/** Why the player has to wait: for the end of a combat, a test or another question, or for the right phase. */
function inPhase(
  { lang, view, isMain, seat }: Now,
  wanted: 'planning' | 'action' | 'encounter',
): WhyNot | null {
  const contest = contestOf(view)
  if (contest !== null) return because('OR-TURN-02', lang, underWay[contest.routine])
  if (!isMain && view.active === seat) return reasonText(lang, 'underWay')
  if (!isMain) return reasonText(lang, 'othersTurn')
  return view.phase === wanted ? null : reasonText(lang, `${wanted}Phase`)
}

function ofSpace(now: Now, space: number): WhyNot {
  const { lang, view, seat } = now
  const whyLater = inPhase(now, 'planning')
  const away = distance(view, spaceOfSeat(view, seat), space)
  const speed = statOf(view, 'hyperdrive', seat)
  if (whyLater !== null && view.phase === 'planning') return whyLater
  if (away === 0) return reasonText(lang, 'here')
  const far = {
    pl: `Za daleko: ${spaceCount('pl', away)}, a twój hipernapęd to ${speed}.`,
    en: `Too far: ${spaceCount('en', away)}, and your hyperdrive is ${speed}.`,
  }
  if (whyLater === null) return because('OR-PLAN-02', lang, far)
  return because('OR-PLAN-02', lang, {
    pl: `Lecisz w fazie planowania: stąd to ${spaceCount('pl', away)}, a twój hipernapęd to ${speed}.`,
    en: `You fly in the planning phase: it is ${spaceCount('en', away)} from here, and your hyperdrive is ${speed}.`,
  })
}

function ofCard(now: Now, piece: number): WhyNot {
  const { view, seat, lang } = now
  if (heldBy(view, seat).includes(piece)) return ofHeld(now, piece)
  const deck = marketDecks.findIndex((_, index) => marketTop(view, index) === piece)
  return deck < 0 ? reasonText(lang, 'othersCard') : ofMarket(now, deck)
}

function ofMarket(now: Now, deck: number): WhyNot {
  const { lang, gameWords, view, seat } = now
  const card = marketTop(view, deck)
  const whyLater = inPhase(now, 'action') ?? reasonText(lang, 'marketFirst')
  const refusal = card < 0 ? null : refusalOf(view, seat, card, 0)
  const price = refusal === null ? '' : gameWords.refusal(refusal)
  return price === '' ? whyLater : { sentence: [...whyLater.sentence, ' ', price], rule: whyLater.rule }
}

/** Players can only encounter contacts and patrols in their own space. */
function ofEncounter(now: Now, space: number, what: 'contact' | 'patrol'): WhyNot {
  const { lang, view, seat } = now
  const whyLater = inPhase(now, 'encounter')
  const here = spaceOfSeat(view, seat)
  if (space < 0) return reasonText(lang, 'patrolOff')
  if (space === here) return whyLater ?? reasonText(lang, what === 'contact' ? 'contactHere' : 'patrolHere')
  const away = distance(view, here, space)
  return because('OR-ENC-02', lang, {
    pl: `Spotkania rozgrywasz w fazie spotkania, na własnym polu, a do tego pola (${spaceName('pl', space)}) masz stąd ${spaceCount('pl', away)}.`,
    en: `You have encounters in the encounter phase, in your own space: ${spacePhrase(space)} is ${spaceCount('en', away)} away.`,
  })
}

function fromHere(lang: Lang, away: number): string {
  if (away === 0) return { pl: 'już tu jesteś', en: 'you are already there' }[lang]
  return { pl: `stąd to ${spaceCount('pl', away)}`, en: `it is ${spaceCount('en', away)} away` }[lang]
}

function ofHeld(now: Now, piece: number): WhyNot {
  const { lang, view, seat } = now
  const resource = tablesOf(view).resources[piece]
  if (resource === null || resource === undefined) return reasonText(lang, 'secret')
  const destination = tablesOf(view).destinations[piece] ?? -1
  if (destination < 0 && resource.type === 'cargo') return reasonText(lang, 'cargo')
  const away = destination < 0 ? 0 : distance(view, spaceOfSeat(view, seat), destination)
  switch (resource.type) {
    case 'cargo':
      return because('OR-DELIV-02', lang, {
        pl: `Ładunek dostarczasz w fazie akcji w jego punkcie docelowym (${spaceName('pl', destination)}): ${fromHere('pl', away)}.`,
        en: `You deliver cargo in the action phase at its destination (${spacePhrase(destination)}): ${fromHere('en', away)}.`,
      })
    case 'job':
      return because('OR-JOB-04', lang, {
        pl: `Misję rozgrywasz w fazie spotkania w jej punkcie docelowym (${spaceName('pl', destination)}): ${fromHere('pl', away)}.`,
        en: `You attempt a job in the encounter phase at its destination (${spacePhrase(destination)}): ${fromHere('en', away)}.`,
      })
    case 'bounty':
      return reasonText(lang, 'bounty')
    default:
      return reasonText(lang, 'ability')
  }
}
