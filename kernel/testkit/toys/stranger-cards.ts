import {
  assert,
  at,
  call,
  drawBelow,
  type Effect,
  type EffectContext,
  EMPTY,
  effectLanguage,
  emit,
  everybody,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDownRemembered,
  faceUp,
  faceUpBySeat,
  forget,
  type GameEvent,
  knowers,
  learn,
  type Operation,
  ownRemembered,
  type Position,
  places,
  remove,
  type Seat,
  scopeOf,
  shown,
  shuffle,
} from '../../index.ts'

/**
 * The people, cards and scripts of "The swapped stranger", and the language that they are written in. People are
 * numbered from 0, cards and scripts after them: all kinds of piece share one field of `knowers`.
 */
export interface Stranger extends Position, FieldsOf<typeof fields> {}

export const PLACES = ['a', 'b', 'c', 'd'] as const
/** The rank of the person who starts at each place. People keep their rank when they are swapped. */
export const RANK_AT = [1, 1, 2, 2] as const
export const REGIONS = ['north', 'south'] as const
export const NORTH = 0
/** The region of a seat without a secret. */
export const NOWHERE = -1

interface Person {
  readonly name: string
  readonly rank: number
  readonly strength: number
  readonly script: number
}

export const PEOPLE: readonly Person[] = [
  { name: 'Ada', rank: 1, strength: 2, script: 40 },
  { name: 'Bo', rank: 1, strength: 3, script: 40 },
  { name: 'Cleo', rank: 1, strength: 5, script: 41 },
  { name: 'Dirk', rank: 2, strength: 4, script: 41 },
  { name: 'Eve', rank: 2, strength: 6, script: 40 },
]

export const fields = {
  turn: shown(0),
  fame: shown((seats) => new Array<number>(seats).fill(0)),
  map: places('person', PLACES.length),
  /** One person takes no part, and nobody knows who. */
  leftOut: faceDownRemembered('person'),
  beaten: faceUp('person'),
  /** Resolved cards go to the bottom without a shuffle, so their order is remembered. */
  deck: faceDownRemembered('card'),
  /** At most one face-down card for each seat. */
  secrets: ownRemembered('card'),
  /** The region in which each seat drew its secret: public. */
  drawnIn: shown((seats) => new Array<number>(seats).fill(NOWHERE)),
  /** Cards that are being resolved lie face up here. */
  resolving: faceUp('card'),
  bank: faceUp('script'),
  /** The script that is being read. */
  reading: faceUp('script'),
  kept: faceUpBySeat('script'),
  knowers: knowers(16),
} as const satisfies Fields

export function isFaceDown(t: Stranger, place: number): boolean {
  const person = at(t.map, place)
  return person !== EMPTY && at(t.knowers, person) !== everybody(t)
}

export interface FightFrame extends Frame {
  readonly seat: Seat
  readonly person: number
  bonus: number
}

const gain: Operation<Stranger, EffectContext, { readonly fame: number }> = {
  legal: () => null,
  run(t, { fame }, { seat }) {
    t.fame[seat] = at(t.fame, seat) + fame
    emit<GameEvent & { readonly seat: Seat; readonly fame: number }>(t, { type: 'gained', seat, fame })
  },
  words: { en: ({ fame }) => `gain ${fame} fame`, pl: ({ fame }) => `zyskaj ${fame} pkt. sławy` },
  hint: (_, { fame }) => fame,
}

const lookAtDeck: Operation<Stranger, EffectContext, { readonly where: 'top' | 'bottom' }> = {
  legal: (t) => (t.deck.length > 0 ? null : { rule: 'OR-ESPC-08', reason: 'deckIsEmpty' }),
  run(t, { where }, { seat }) {
    const card = at(t.deck, where === 'top' ? t.deck.length - 1 : 0)
    learn(t.knowers, card, [seat])
    // The fact that a player looked is as secret as what was seen: the card may lie face down.
    emit(t, { type: 'looked', secret: { seats: [seat], where, card } })
  },
  words: {
    en: ({ where }) => `look at the ${where} card of the deck`,
    pl: ({ where }) => `obejrzyj ${where === 'top' ? 'wierzchnią' : 'spodnią'} kartę talii`,
  },
  hint: () => 0.2,
}

const lookAtPerson: Operation<Stranger, EffectContext, object> = {
  legal: (t) => (facedownPlaces(t).length > 0 ? null : { rule: 'OR-CON-06', reason: 'nobodyIsHidden' }),
  run(t, _, { seat }, __, [place = 0]) {
    const person = at(t.map, place)
    learn(t.knowers, person, [seat])
    emit(t, { type: 'looked', secret: { seats: [seat], place, person } })
  },
  picks: {
    kind: 'lookWhere',
    rules: ['OR-CON-06'],
    from: facedownPlaces,
    option: (_, __, ___, place) => placeOption('look', place),
  },
  words: { en: () => 'look at a face-down person', pl: () => 'obejrzyj zakrytą osobę' },
  hint: () => 0.2,
}

function facedownPlaces(t: Stranger): number[] {
  return [...PLACES.keys()].filter((place) => isFaceDown(t, place))
}

/** A person who lies face down is named by the place only. */
export function placeOption(what: string, place: number) {
  const name = at(PLACES, place)
  return { id: `${what}-${name}`, touches: [`place:${name}`] as const, facts: { place } }
}

const mingle: Operation<Stranger, EffectContext, object> = {
  legal: (t) => (facedownPlaces(t).length > 1 ? null : { rule: 'OR-CON-11', reason: 'nobodyIsHidden' }),
  run(t) {
    const where = facedownPlaces(t)
    const people = where.map((place) => at(t.map, place))
    forget(t.knowers, people)
    shuffle(t, 'people', people)
    for (const [index, place] of where.entries()) t.map[place] = at(people, index)
    emit(t, { type: 'mingled' })
  },
  words: { en: () => 'shuffle the face-down people', pl: () => 'potasuj zakryte osoby' },
  hint: () => 0,
}

const boost: Operation<Stranger, EffectContext, { readonly by: number }> = {
  legal: () => null,
  run(t, { by }) {
    const fight = scopeOf(t, 'fight') as FightFrame // a routine only gets frames that it made itself
    fight.bonus += by
    emit<GameEvent & { readonly by: number }>(t, { type: 'boosted', by })
  },
  words: { en: ({ by }) => `the fighter has ${signed(by)}`, pl: ({ by }) => `walczący ma ${signed(by)}` },
  hint: () => 0,
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

const fight: Operation<Stranger, EffectContext, object> = {
  legal: () => null,
  run(t, _, { seat, source = EMPTY }) {
    call<FightFrame>(t, { routine: 'fight', stage: 0, seat, person: source, bonus: 0 })
  },
  words: { en: () => 'fight', pl: () => 'walcz' },
  hint: () => 0.5,
}

const keepScript: Operation<Stranger, EffectContext, object> = {
  legal: () => null,
  run(t, _, { seat, source = EMPTY }) {
    remove(t.reading, source)
    at(t.kept, seat).push(source)
  },
  words: { en: () => 'keep this card', pl: () => 'zatrzymaj tę kartę' },
  hint: () => 1,
}

const operations = { gain, lookAtDeck, lookAtPerson, mingle, boost, fight, keepScript }
export type StrangerEffect = Effect<typeof operations, object>

/** When a secret may be used: a person has been turned up, or a player is about to fight. */
export type Timing = 'turnedUp' | 'fight'

interface Secret {
  readonly at: Timing
  /** Used and put away without being shown. */
  readonly isUsedFaceDown: boolean
  readonly effect: StrangerEffect
}

/** The section of a card for one region: a secret that is kept face down, or an immediate effect. */
type Section = { readonly secret: Secret } | { readonly effect: StrangerEffect }

interface Card {
  readonly name: string
  readonly sections: readonly [north: Section, south: Section]
}

const atOnce = (effect: StrangerEffect): Section => ({ effect })
const secretAt = (timing: Timing, effect: StrangerEffect, isUsedFaceDown = false): Section => ({
  secret: { at: timing, isUsedFaceDown, effect },
})
const faceDownAt = (timing: Timing, effect: StrangerEffect): Section => secretAt(timing, effect, true)

const oneFame: StrangerEffect = { op: 'gain', fame: 1 }
const top: StrangerEffect = { op: 'lookAtDeck', where: 'top' }
const bottom: StrangerEffect = { op: 'lookAtDeck', where: 'bottom' }

const FIRST_CARD = PEOPLE.length
const CARD_TABLE: readonly Card[] = [
  {
    name: 'Informer',
    sections: [faceDownAt('turnedUp', { op: 'choose', of: [top, bottom] }), atOnce(oneFame)],
  },
  {
    name: 'Spyglass',
    sections: [faceDownAt('turnedUp', { op: 'all', of: [{ op: 'lookAtPerson' }] }), atOnce(top)],
  },
  {
    name: 'Friend',
    sections: [secretAt('fight', { op: 'boost', by: 2 }), secretAt('fight', { op: 'boost', by: 2 })],
  },
  { name: 'Ambush', sections: [secretAt('fight', { op: 'boost', by: -2 }), atOnce({ op: 'mingle' })] },
  {
    name: 'Rumour',
    sections: [secretAt('turnedUp', { op: 'choose', of: [oneFame, { op: 'mingle' }] }), atOnce(bottom)],
  },
  { name: 'Storm', sections: [atOnce({ op: 'mingle' }), atOnce(oneFame)] },
  { name: 'Lantern', sections: [atOnce({ op: 'lookAtPerson' }), atOnce({ op: 'may', do: top })] },
  { name: 'Fair', sections: [atOnce(oneFame), atOnce({ op: 'choose', of: [oneFame, bottom] })] },
]

const FIRST_SCRIPT = FIRST_CARD + CARD_TABLE.length
/** Script 40 exists twice. */
const SCRIPT_NUMBERS = [40, 40, 41] as const

export const ALL_PEOPLE = PEOPLE.map((_, person) => person)
export const CARDS = CARD_TABLE.map((_, index) => FIRST_CARD + index)
export const SCRIPTS = SCRIPT_NUMBERS.map((_, index) => FIRST_SCRIPT + index)

export function cardOf(card: number): Card {
  return at(CARD_TABLE, card - FIRST_CARD)
}

export function cardNamed(name: string): number {
  return FIRST_CARD + CARD_TABLE.findIndex((card) => card.name === name)
}

export function sectionOf(card: number, region: number): Section {
  return at(cardOf(card).sections, region)
}

/** The secret that a card is if it is drawn in that region; null if it is not a secret there. */
export function secretOf(card: number, region: number): Secret | null {
  const section = region === NOWHERE ? null : sectionOf(card, region)
  return section !== null && 'secret' in section ? section.secret : null
}

const scriptTexts: Readonly<Record<number, Readonly<Record<string, StrangerEffect>>>> = {
  40: {
    start: { op: 'choose', of: [oneFame, { op: 'section', label: 'deeper' }] },
    deeper: { op: 'all', of: [top, { op: 'may', do: { op: 'keepScript' } }] },
  },
  41: { start: { op: 'all', of: [{ op: 'mingle' }, oneFame] } },
}

function numberOf(script: number): number {
  return at(SCRIPT_NUMBERS, script - FIRST_SCRIPT)
}

export const effects = effectLanguage<Stranger, EffectContext>()(
  operations,
  {},
  {
    secretCards: {
      field: 'secrets',
      // All secrets that are used face down belong to the north.
      effectOf(card) {
        const secret = secretOf(card, NORTH)
        assert(secret !== null, `${cardOf(card).name} is no secret of the north`)
        return secret.effect
      },
    },
    scripts: {
      open(t, number) {
        const copies = t.bank.filter((script) => numberOf(script) === number)
        const script = copies.length > 1 ? at(copies, drawBelow(t, 'scripts', copies.length)) : copies[0]
        if (script === undefined) return null
        remove(t.bank, script)
        t.reading.push(script)
        return script
      },
      section: (script, label) => {
        const section = scriptTexts[numberOf(script)]?.[label ?? 'start']
        assert(section !== undefined, `script ${numberOf(script)} has no section ${label}`)
        return section
      },
      close(t, script) {
        if (!t.reading.includes(script)) return
        remove(t.reading, script)
        t.bank.push(script)
      },
    },
  },
)
