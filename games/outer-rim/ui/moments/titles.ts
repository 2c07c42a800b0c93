import { type GameEvent, type Lang, type Line, line, player } from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'
import type { RimEvent } from '../../rules/events.ts'
import type { Opponent } from '../../rules/frames.ts'
import { ofFaction, testedSkill } from '../../words/cards/card-terms.ts'
import { enemyAgainst, enemyName } from '../../words/cards/enemies.ts'
import { factionAt, nameOf } from '../../words/things/names.ts'
import { pieceLink } from '../../words/things/things.ts'
import type { MomentKind } from './roles.ts'

type EventOf<Type extends RimEvent['type']> = Extract<RimEvent, { readonly type: Type }>

/** The first event of a type. */
export function firstEvent<Type extends RimEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): EventOf<Type> | undefined {
  return events.find((event) => event.type === type) as EventOf<Type> | undefined // find() compares the types
}

type Title = (events: readonly GameEvent[], lang: Lang) => Line
export type Titles = Readonly<Record<string, Title>>

/** The title of each kind of moment. */
const titles: Readonly<Record<MomentKind | 'unasked', Title>> = {
  firstPlayer: (events, lang) => {
    const first = firstEvent(events, 'firstPlayer')
    return first === undefined
      ? line`${words.rollForFirst[lang]}`
      : line`${words.firstPlayer[lang]}: ${player(first.seat)}`
  },
  fight: (events, lang) => {
    const began = firstEvent(events, 'combatBegan')
    const ended = firstEvent(events, 'combatEnded')
    const score: Line =
      ended === undefined ? [] : line`: ${ended.damage[0]}${words.to[lang]}${ended.damage[1]}`
    return began === undefined ? line`${words.fight[lang]}${score}` : line`${fightTitle(began, lang)}${score}`
  },
  test: (events, lang) => {
    const slipped = firstEvent(events, 'slippedPast')
    if (slipped !== undefined) return slip(slipped, lang)
    const tested = firstEvent(events, 'tested')
    if (tested === undefined) return line`${words.test[lang]}`
    return line`${testOf(tested, lang)}: ${words[tested.hasPassed ? 'passed' : 'failed'][lang]}`
  },
  slip: (events, lang) => {
    const slipped = firstEvent(events, 'slippedPast')
    return slipped === undefined ? [] : slip(slipped, lang)
  },
  inspection: (events, lang) =>
    line`${words.inspection[lang]}: ${words[firstEvent(events, 'heldUp') === undefined ? 'letThrough' : 'found'][lang]}`,
  roll: (events, lang) => withCard(words.roll[lang], firstEvent(events, 'rolled')?.terms[0]?.source, lang),
  delivery: (events, lang) => withCard(words.delivered[lang], firstEvent(events, 'delivered')?.card, lang),
  bounty: (events, lang) => {
    const captive = firstEvent(events, 'captiveDelivered')
    if (captive !== undefined) return withCard(words.captive[lang], captive.contact, lang)
    // The name of the card already begins with "Bounty:".
    const card = sourceOf(events)
    return card === undefined ? line`${words.bounty[lang]}` : line`${pieceLink(lang, card)}`
  },
  job: (events, lang) => {
    const ended = firstEvent(events, 'jobEnded')
    return ended === undefined
      ? withCard(words.job[lang], sourceOf(events), lang)
      : withCard(outcomes[ended.outcome][lang], ended.card, lang)
  },
  encounter: (events, lang) => {
    const job = firstEvent(events, 'jobBegun')
    if (job !== undefined) return withCard(words.job[lang], job.card, lang)
    const contact = firstEvent(events, 'contactRevealed')
    if (contact !== undefined) return withCard(words.contact[lang], contact.contact, lang)
    return withCard(
      words.encounter[lang],
      firstEvent(events, 'encountered')?.card ?? firstEvent(events, 'reading')?.card,
      lang,
    )
  },
  damage: (events, lang) => {
    const { source, fought } = firstEvent(events, 'damaged') ?? {}
    const title = words[firstEvent(events, 'escapedDefeat') === undefined ? 'damage' : 'escaped'][lang]
    // A player who loses to a patrol is asked a question before the damage, so the damage is a separate moment.
    return fought === undefined ? withCard(title, source, lang) : line`${title}: ${fightTitle(fought, lang)}`
  },
  defeat: (events, lang) => {
    const defeated = firstEvent(events, 'defeated')
    return defeated === undefined ? [] : line`${words.defeated[lang]}: ${player(defeated.seat)}`
  },
  goal: (events, lang) => withCard(words.goal[lang], firstEvent(events, 'goalMet')?.source, lang),
  stop: (_, lang) => line`${words.stopped[lang]}`,
  offer: (events, lang) => {
    const what = firstEvent(events, 'offer')?.what
    return line`${words[what === 'taken' || what === 'refused' ? what : 'withdrawn'][lang]}`
  },
  gift: (_, lang) => line`${words.gift[lang]}`,
  aiTurn: (events, lang) => {
    const card = firstEvent(events, 'aiCard')
    return card === undefined ? [] : line`${words.turn[lang]}: ${player(card.seat)}`
  },
  unasked: (events, lang) => line`${words[unaskedTitle(events)][lang]}`,
}

function unaskedTitle(events: readonly GameEvent[]): 'start' | 'recovery' | 'move' | 'ability' | 'changed' {
  if (firstEvent(events, 'startingCard') !== undefined) return 'start'
  if (firstEvent(events, 'planned')?.what === 'recover' || firstEvent(events, 'stoodUp') !== undefined)
    return 'recovery'
  if (firstEvent(events, 'moved') !== undefined) return 'move'
  return firstEvent(events, 'usedAbility') === undefined ? 'changed' : 'ability'
}

export function momentTitle({ kind, events }: Moment, lang: Lang, added: Titles): Line {
  const all: Titles = { ...titles, ...added }
  return all[kind]?.(events, lang) ?? []
}

function withCard(text: string, piece: number | undefined, lang: Lang): Line {
  return piece === undefined || piece < 0 ? line`${text}` : line`${text}: ${pieceLink(lang, piece)}`
}

/** The title before the result of the dice is shown; null if the title does not reveal it. */
export function openingTitle({ kind, events }: Moment, lang: Lang): Line | null {
  switch (kind) {
    case 'firstPlayer':
      return line`${words.rollForFirst[lang]}`
    case 'fight': {
      const began = firstEvent(events, 'combatBegan')
      return began === undefined ? line`${words.fight[lang]}` : fightTitle(began, lang)
    }
    case 'test': {
      const slipped = firstEvent(events, 'slippedPast')
      const tested = firstEvent(events, 'tested')
      if (slipped !== undefined) return line`${patrolWith(slipped.faction, lang)}`
      return line`${tested === undefined ? words.test[lang] : testOf(tested, lang)}`
    }
    case 'inspection':
      return line`${words.inspection[lang]}`
    default:
      return null
  }
}

function testOf({ skill }: EventOf<'tested'>, lang: Lang): string {
  const wording = testedSkill[lang][skill]
  return lang === 'pl' ? `Test ${wording}` : `${wording} test`
}

/** The source card of the moment. */
function sourceOf(events: readonly GameEvent[]): number | undefined {
  return firstEvent(events, 'credits')?.source ?? firstEvent(events, 'fame')?.source
}

function slip({ faction, hasPassed }: EventOf<'slippedPast'>, lang: Lang): Line {
  const verdict = words[hasPassed ? 'slipped' : 'caught'][lang]
  return line`${patrolWith(faction, lang)}: ${verdict}`
}

function patrolWith(faction: number, lang: Lang): string {
  const wording = ofFaction[lang][factionAt(faction)]
  return lang === 'pl' ? `Patrol ${wording}` : `${wording} patrol`
}

/** "Fight with the pirates", "Walka z piratami". */
function fightTitle(
  { attacker, opponent }: Pick<EventOf<'combatBegan'>, 'attacker' | 'opponent'>,
  lang: Lang,
): Line {
  if (opponent.is === 'player')
    return lang === 'pl'
      ? line`Walka, ${player(attacker)} – ${player(opponent.seat)}`
      : line`${player(attacker)} fights ${player(opponent.seat)}`
  const whom = opponentText(opponent, lang)
  return lang === 'pl' ? line`Walka ${whom}` : line`Fight with ${whom}`
}

function opponentText(opponent: Exclude<Opponent, { readonly is: 'player' }>, lang: Lang): string {
  switch (opponent.is) {
    case 'patrol': {
      const wording = ofFaction[lang][factionAt(opponent.faction)]
      return lang === 'pl' ? `z patrolem ${wording}` : `the ${wording} patrol`
    }
    case 'contact':
      return lang === 'pl' ? `(${nameOf('pl', opponent.contact)})` : nameOf('en', opponent.contact)
    case 'enemy': {
      if (enemyName(lang, opponent.enemy) !== null) return enemyAgainst(lang, opponent.enemy)
      if (opponent.source < 0) return lang === 'pl' ? 'z przeciwnikiem' : 'an enemy'
      return lang === 'pl' ? `(${nameOf('pl', opponent.source)})` : nameOf('en', opponent.source)
    }
  }
}

const words = {
  rollForFirst: { en: 'Roll for the first turn', pl: 'Rzut o pierwszeństwo' },
  firstPlayer: { en: 'First player', pl: 'Pierwszy gracz' },
  fight: { en: 'Fight', pl: 'Walka' },
  to: { en: ' to ', pl: ' do ' },
  test: { en: 'Test', pl: 'Test' },
  passed: { en: 'passed', pl: 'zdany' },
  failed: { en: 'failed', pl: 'niezdany' },
  slipped: { en: 'slipped past', pl: 'ominięty' },
  caught: { en: 'the ship has to stop', pl: 'statek musi się zatrzymać' },
  inspection: { en: 'Inspection', pl: 'Kontrola' },
  letThrough: { en: 'the cargo passes', pl: 'ładunek przechodzi' },
  found: { en: 'the illegal cargo is found', pl: 'nielegalny ładunek wykryty' },
  roll: { en: 'Die roll', pl: 'Rzut jedną kością' },
  delivered: { en: 'Delivered', pl: 'Dostarczono' },
  captive: { en: 'Captive delivered', pl: 'Dostarczono schwytany kontakt' },
  bounty: { en: 'Bounty', pl: 'Zlecenie' },
  job: { en: 'Job', pl: 'Misja' },
  contact: { en: 'Contact', pl: 'Kontakt' },
  encounter: { en: 'Encounter', pl: 'Spotkanie' },
  damage: { en: 'Damage', pl: 'Obrażenia' },
  escaped: { en: 'Defeat averted', pl: 'Udało się uniknąć pokonania' },
  defeated: { en: 'Defeated', pl: 'Pokonany gracz' },
  goal: { en: 'Goal met', pl: 'Cel zrealizowany' },
  stopped: { en: 'Ship stopped', pl: 'Statek zatrzymany' },
  taken: { en: 'Trade accepted', pl: 'Wymiana przyjęta' },
  refused: { en: 'Trade refused', pl: 'Wymiana odrzucona' },
  withdrawn: { en: 'Offer withdrawn', pl: 'Propozycja wycofana' },
  turn: { en: 'Turn', pl: 'Tura' },
  start: { en: 'Start of the game', pl: 'Początek gry' },
  recovery: { en: 'Forced recovery', pl: 'Przymusowe usuwanie obrażeń' },
  gift: { en: 'Credits given', pl: 'Przekazane kredyty' },
  move: { en: 'Move', pl: 'Ruch' },
  ability: { en: 'Ability used', pl: 'Użyta zdolność' },
  changed: { en: 'Changes', pl: 'Zmiany' },
} as const

const outcomes = {
  completed: { en: 'Job completed', pl: 'Misja ukończona' },
  failed: { en: 'Job failed', pl: 'Misja nieudana' },
  over: { en: 'Job not completed', pl: 'Misja nieukończona' },
} as const
