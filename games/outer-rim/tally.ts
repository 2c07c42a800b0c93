import { at, type GameEvent, type Tally, type TallyTable } from '@kantyna/kernel'
import type { AiCard, DatabankCard, EncounterCard, MarketCard } from './content/card.ts'
import { marketDecks } from './content/names.ts'
import { keyOfCode, sectionKeys, standingOfSection } from './rules/encounters/section-key.ts'
import { type AiSection, aiSections, type RimEvent } from './rules/events.ts'
import { FIRST_CHARACTER, FIRST_MARKET, FIRST_SHIP, isShip } from './rules/pieces.ts'
import type { Rim } from './rules/rim.ts'
import { piecesInGame } from './rules/setup/inventory.ts'
import { aiCardOf, cardOf, contactOf, encounterCard, tablesOf } from './rules/tables.ts'

/** Counts what happens in games, to check the balance of Outer Rim and whether everything in the box is used. */
export function newTally(canBeRead: CanBeRead = () => true): Tally<Rim> {
  return new RimTally(canBeRead)
}

/** Whether anything in this game leads to a databank card. */
type CanBeRead = (t: Rim, card: DatabankCard) => boolean

class RimTally implements Tally<Rim> {
  readonly #played = new Map<string, number>()
  readonly #won = new Map<string, number>()
  readonly #met = new Map<string, number>()
  readonly #bought = new Map<string, number>()
  readonly #goals = new Map<string, number>()
  readonly #jobs = { tried: 0, completed: 0 }
  readonly #cargo = { delivered: 0, heldUp: 0 }
  readonly #bounties = { fought: 0, won: 0, captured: 0, delivered: 0 }
  readonly #patrols = { fought: 0, won: 0 }
  #defeats = 0
  #games = 0
  #seats = 2
  #last: Rim | null = null
  readonly #canBeRead: CanBeRead

  constructor(canBeRead: CanBeRead) {
    this.#canBeRead = canBeRead
  }

  see(t: Rim, events: readonly GameEvent[]): void {
    for (const event of events) this.#count(t, event as unknown as RimEvent) // this game emits only RimEvents
    this.#last = t
    if (t.outcome !== null) this.#finish(t)
  }

  #finish(t: Rim): void {
    this.#games++
    this.#seats = t.seats
    for (let seat = 0; seat < t.seats; seat++) {
      const { id } = at(tablesOf(t).characters, at(t.characters, seat))
      add(this.#played, id)
      if (t.outcome?.winners.includes(seat) === true) add(this.#won, id)
    }
  }

  #count(t: Rim, event: RimEvent): void {
    switch (event.type) {
      case 'bought':
        add(this.#bought, cardOf(t, event.card).id)
        break
      case 'gained':
        add(this.#met, cardOf(t, event.card).id)
        break
      case 'reading':
        add(this.#met, cardOf(t, event.card).id)
        break
      case 'turnedTo':
        add(this.#met, sectionName(cardOf(t, event.card).id, event.label))
        break
      case 'encountered':
        this.#read(t, event.card, event.section, event.standing)
        break
      case 'drewSecret': {
        const { seat } = event
        const card = t.secrets[seat]?.at(-1)
        const code = t.secretsFrom[seat]?.at(-1)
        if (card !== undefined && code !== undefined)
          this.#read(t, card, keyOfCode(code), standingOfSection(encounterCard(t, card), code))
        break
      }
      case 'usedSecret':
        add(this.#met, usedName(cardOf(t, event.card).id))
        break
      case 'shipChosen':
      case 'shipTaken':
        add(this.#met, at(tablesOf(t).ships, event.ship).id)
        break
      case 'aiCard':
        add(this.#met, aiCardOf(t, event.card).id)
        break
      case 'line':
        // Lines without an effect are not counted.
        if (event.refusal === null && event.source !== null && event.section !== undefined)
          add(this.#met, lineName(aiCardOf(t, event.source).id, event.section, event.line))
        break
      case 'contactRevealed':
        add(this.#met, contactOf(t, event.contact).id)
        break
      case 'goalMet':
        add(this.#goals, goalName(t, event.source))
        break
      case 'jobEnded':
        this.#jobs.tried++
        if (event.outcome === 'completed') this.#jobs.completed++
        break
      case 'delivered':
        this.#cargo.delivered++
        break
      case 'heldUp':
        this.#cargo.heldUp++
        break
      case 'captiveDelivered':
        this.#bounties.delivered++
        break
      case 'contactLeft':
        if (event.to === 'captured') this.#bounties.captured++
        break
      case 'combatEnded':
        this.#countFight(event.opponent.is, event.hasWon)
        break
      case 'defeated':
        this.#defeats++
        break
      default:
    }
  }

  #countFight(opponent: string, hasWon: boolean): void {
    const fights = opponent === 'contact' ? this.#bounties : opponent === 'patrol' ? this.#patrols : null
    if (fights === null) return
    fights.fought++
    if (hasWon) fights.won++
  }

  #read(t: Rim, card: number, key: number, standing: string | undefined): void {
    add(this.#met, sectionName(cardOf(t, card).id, at(sectionKeys, key), standing))
  }

  tables(): readonly TallyTable[] {
    const t = this.#last
    return t === null
      ? []
      : [this.#characters(t), this.#decks(t), this.#timesPerGame(), this.#goalsMet(t), ...this.#unmet(t)]
  }

  /** A share of 1 means that the character wins as often as a random player would. */
  #characters(t: Rim): TallyTable {
    const rows = tablesOf(t).characters.map(({ id }) => {
      const played = this.#played.get(id) ?? 0
      const won = this.#won.get(id) ?? 0
      return [id, played, won, played === 0 ? '–' : ((won / played) * this.#seats).toFixed(2)]
    })
    return { title: 'Characters', columns: ['character', 'games', 'won', 'share'], rows }
  }

  #decks(t: Rim): TallyTable {
    const market = marketInGame(t)
    const count = (deck: string) =>
      market
        .filter((card) => card.deck === deck)
        .reduce((sum, { id }) => sum + (this.#bought.get(id) ?? 0), 0)
    const rows = marketDecks.map((deck) => [deck, (count(deck) / Math.max(1, this.#games)).toFixed(2)])
    const never = market.filter(({ id }) => !this.#bought.has(id))
    return {
      title: 'Bought, by deck',
      columns: ['deck', 'cards a game'],
      rows,
      missing: never.map(({ id }) => id),
    }
  }

  #timesPerGame(): TallyTable {
    const perGame = (count: number) => (count / Math.max(1, this.#games)).toFixed(2)
    return {
      title: 'What happened, a game',
      columns: ['what', 'times'],
      rows: [
        ['cargo delivered', perGame(this.#cargo.delivered)],
        ['illegal cargo held up', perGame(this.#cargo.heldUp)],
        ['jobs tried', perGame(this.#jobs.tried)],
        ['jobs completed', perGame(this.#jobs.completed)],
        ['bounties fought for', perGame(this.#bounties.fought)],
        ['of these won', perGame(this.#bounties.won)],
        ['contacts captured', perGame(this.#bounties.captured)],
        ['captives delivered', perGame(this.#bounties.delivered)],
        ['patrols fought', perGame(this.#patrols.fought)],
        ['of these won', perGame(this.#patrols.won)],
        ['defeats', perGame(this.#defeats)],
      ],
    }
  }

  #goalsMet(t: Rim): TallyTable {
    const all = [...tablesOf(t).characters, ...tablesOf(t).ships.filter(({ goal }) => goal !== undefined)]
    return {
      title: 'Goals met, a hundred games',
      columns: ['goal', 'times'],
      rows: all.map(({ id }) => [
        id,
        Math.round((100 * (this.#goals.get(id) ?? 0)) / Math.max(1, this.#games)),
      ]),
      missing: all.filter(({ id }) => !this.#goals.has(id)).map(({ id }) => id),
    }
  }

  #unmet(t: Rim): readonly TallyTable[] {
    const { characters, ships, databank, contacts } = tablesOf(t)
    const inGame = piecesInGame(t)
    const aiCards = inGame.aiCards.map((card) => aiCardOf(t, card))
    // `inGame` does not contain the cards that an expansion removes.
    const encounters = inGame.encounters.map((card) => encounterCard(t, card))
    const scripts = databank.filter((card) => card.startsOn === undefined && this.#canBeRead(t, card))
    const lists: readonly (readonly [title: string, ids: readonly string[]])[] = [
      ['Characters', characters.map(({ id }) => id)],
      ['Ships', ships.map(({ id }) => id)],
      ['Sections of encounter cards', encounters.flatMap(sectionNames)],
      ['Secrets used', encounters.filter(hasSecret).map(({ id }) => usedName(id))],
      ['Cards that are read from the databank', scripts.map(({ id }) => id)],
      [
        'Their later sections',
        // The first section of a card is always read, so only the later ones are listed.
        scripts.flatMap(({ id, sections }) =>
          Object.keys(sections)
            .slice(1)
            .map((label) => sectionName(id, label)),
        ),
      ],
      ['Contacts', contacts.map(({ id }) => id)],
      [
        'Resources of the market',
        marketInGame(t)
          .filter((card) => 'resource' in card)
          .map(({ id }) => id),
      ],
      ...(t.automas === 0
        ? []
        : ([
            ['AI cards', aiCards.map(({ id }) => id)],
            ['Lines of AI cards', aiCards.flatMap(lineNames)],
          ] as const)),
    ]
    return lists.map(([title, ids]) => {
      const missing = ids.filter((id) => !this.#met.has(id) && !this.#played.has(id))
      return {
        title: `${title}: ${ids.length - missing.length} of ${ids.length} met with`,
        columns: [],
        rows: [],
        missing,
      }
    })
  }
}

/** The market without the cards that stay in the box. */
function marketInGame(t: Rim): readonly MarketCard[] {
  return piecesInGame(t).market.map((card) => at(tablesOf(t).market, card - FIRST_MARKET))
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function sectionName(card: string, section: string, standing?: string): string {
  return standing === undefined ? `${card} (${section})` : `${card} (${section}, ${standing})`
}

function usedName(card: string): string {
  return `${card} (used)`
}

function lineName(card: string, section: AiSection, line: number): string {
  return `${card} (${section} ${line + 1})`
}

function lineNames(card: AiCard): readonly string[] {
  return aiSections.flatMap((section) => {
    const tree = card[section]
    const lines = tree.op === 'first' || tree.op === 'each' ? tree.of : [tree]
    return lines.map((_, line) => lineName(card.id, section, line))
  })
}

/** One name for each section, or for each of its subsections (OR-ECARD-04). */
function sectionNames({ id, sections }: EncounterCard): readonly string[] {
  return Object.entries(sections).flatMap(([key, section]) =>
    'reading' in section
      ? [sectionName(id, key)]
      : Object.keys(section.by).map((standing) => sectionName(id, key, standing)),
  )
}

function hasSecret({ sections }: EncounterCard): boolean {
  return Object.values(sections).some((section) =>
    'reading' in section
      ? 'secret' in section.reading
      : Object.values(section.by).some((reading) => 'secret' in reading),
  )
}

function goalName(t: Rim, source: number): string {
  const { characters, ships } = tablesOf(t)
  return isShip(source) ? at(ships, source - FIRST_SHIP).id : at(characters, source - FIRST_CHARACTER).id
}
