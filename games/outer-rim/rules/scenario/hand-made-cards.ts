import { canonical, change, compose, type GameModule, mismatch, readCards } from '@kantyna/kernel'
import type { AiCard, DatabankCard, EncounterCard, MarketCard } from '../../content/card.ts'
import type { Box, ContentSet } from '../../content/index.ts'
import type { AddedShapes } from '../effects/shapes.ts'
import { extensibleRim, type RimGame } from '../game.ts'
import { points } from '../points/index.ts'
import { withTables } from '../tables.ts'
import {
  type AiCardSpec,
  type CardSpecs,
  cardsShape,
  type DatabankCardSpec,
  type EncounterCardSpec,
  type MarketCardSpec,
} from './hand-made-shapes.ts'

/** Cards that are in no box, for scenarios and tests. They form a small box of their own. */

const printed = (id: string, name = id) =>
  ({ id, name: { pl: name, en: name }, provenance: 'original' }) as const

function marketCard(id: string, spec: MarketCardSpec): MarketCard {
  const { deck, name, patrols = [], resource, offer, cost = 0 } = spec
  const facts = { ...printed(id, name), deck, patrols }
  if (resource !== undefined && offer === undefined) return { ...facts, resource }
  if (offer !== undefined && resource === undefined) return { ...facts, offer, cost }
  return mismatch(`cards.market.${id} should have a resource or an offer`)
}

const encounterCard = (id: string, { name, ...spec }: EncounterCardSpec): EncounterCard => ({
  ...spec,
  ...printed(id, name),
  number: 0,
})

const databankCard = (id: string, { name, ...spec }: DatabankCardSpec): DatabankCard => ({
  ...spec,
  ...printed(id, name),
  copy: 1,
})

const aiCard = (id: string, { planning, action, encounter }: AiCardSpec): AiCard => ({
  ...printed(id),
  planning: { op: 'first', of: planning },
  action: { op: 'each', of: action },
  encounter: { op: 'first', of: encounter },
})

function setOf({
  market = {},
  encounters = {},
  databank = {},
  aiCards = {},
}: CardSpecs): Partial<ContentSet> {
  const made = <Spec, Card>(cards: Readonly<Record<string, Spec>>, make: (id: string, spec: Spec) => Card) =>
    Object.entries(cards).map(([id, spec]) => make(id, spec))
  return {
    market: made(market, marketCard),
    encounters: made(encounters, encounterCard),
    databank: made(databank, databankCard),
    aiCards: made(aiCards, aiCard),
  }
}

/** The first bit of hand-made boxes, above the bits of printed boxes and of the boxes of tests. */
const FIRST_BIT = 1 << 16

/** The boxes by their content and the other boxes, so that the same cards always form the same box. */
const boxes = new Map<string, GameModule>()

function boxOf(spec: CardSpecs, modules: readonly GameModule[]): GameModule {
  const key = canonical([modules.map(({ id }) => id), spec])
  const known = boxes.get(key)
  if (known !== undefined) return known
  const number = boxes.size + 1
  const box: Box = { bit: number * FIRST_BIT, set: setOf(spec), isHandMade: true }
  const made: GameModule = {
    id: 'hand-made',
    version: String(number),
    extends: 'outer-rim',
    changes: [change('OR-COMP-04', points.game.boxes, { add: [box] })],
  }
  boxes.set(key, made)
  return made
}

/** Runs `play` with a game that contains these cards. Meanwhile texts use the names of these cards. */
function playWithCards(spec: CardSpecs, modules: readonly GameModule[], play: (game: RimGame) => void): void {
  withTables(() => {
    const game = compose(extensibleRim, [...modules, boxOf(spec, modules)])
    return { modules: game.rules.game.boxes.reduce((bits, { bit }) => bits | bit, 0), run: () => play(game) }
  })
}

/**
 * Returns a function that plays a scenario with the cards of its `cards` block, in the words of the boxes on the table.
 */
export function withCards(modules: readonly GameModule[] = [], added: readonly AddedShapes[] = []) {
  const shape = cardsShape(added)
  return (cards: unknown, game: object, play: (game: object) => void): void => {
    playWithCards(readCards(cards, shape), modules, ({ options: _, modules: __, ...composed }) =>
      // The words and the options come from the game without the cards.
      play({ ...game, ...composed }),
    )
  }
}
