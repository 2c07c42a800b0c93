import { describe, expect, it } from 'vitest'
import type { EncounterCard, SectionKey } from '../../../outer-rim/content/card.ts'
import { encounters as baseCards } from '../../../outer-rim/content/encounters/index.ts'
import { cantonicaOrdMantell } from './cantonica-ord-mantell.ts'
import { coreWorlds } from './core-worlds.ts'
import { kafreneTakodana } from './kafrene-takodana.ts'
import { kesselMaelstrom } from './kessel-maelstrom.ts'
import { lothalMonCalamari } from './lothal-mon-calamari.ts'
import { navpoint } from './navpoint.ts'
import { rylothNaboo } from './ryloth-naboo.ts'
import { tatooineNalHutta } from './tatooine-nal-hutta.ts'

/** Encounter cards of both boxes offer choices in which no option is plainly the best. */

const cards: readonly EncounterCard[] = [
  ...baseCards,
  ...cantonicaOrdMantell,
  ...lothalMonCalamari,
  ...kesselMaelstrom,
  ...tatooineNalHutta,
  ...rylothNaboo,
  ...kafreneTakodana,
  ...navpoint,
  ...coreWorlds,
]

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

const isNode = (tree: unknown): tree is Node =>
  typeof tree === 'object' && tree !== null && 'op' in tree && typeof tree.op === 'string'

function nodesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap(nodesIn)
  return isNode(tree) ? [tree, ...below] : below
}

const has = (tree: unknown, op: string) => nodesIn(tree).some((node) => node.op === op)
const amountOf = (tree: unknown, op: string) =>
  nodesIn(tree).reduce((sum, node) => (node.op === op ? sum + Number(node['amount']) : sum), 0)

/** The options of every menu of a card. */
const menusOf = ({ sections }: EncounterCard): readonly Node[][] =>
  nodesIn(sections).flatMap(({ op, of }) => (op === 'choose' && Array.isArray(of) ? [of.filter(isNode)] : []))

const optionsAt = (id: string, place: SectionKey): readonly Node[] => {
  const section = cards.find((card) => card.id === id)?.sections[place]
  const menu = nodesIn(section).find(({ op }) => op === 'choose')?.['of']
  return Array.isArray(menu) ? menu.filter(isNode) : []
}

/** A die of an enemy costs the winner of a fight a little more than half a damage on average. */
const DAMAGE_OF_A_DIE = 0.6

describe('the choices of encounter cards', () => {
  it('ask for less damage from a character who does not fight than the fight would cost', () => {
    for (const card of cards)
      for (const menu of menusOf(card)) {
        const fight = menu.find(({ op, lose }) => op === 'combat' && lose === undefined)
        const damage = menu.find(({ op, on }) => op === 'suffer' && on === 'character')
        if (fight !== undefined && damage !== undefined)
          expect(Number(damage['amount']), card.id).toBeLessThan(Number(fight['value']) * DAMAGE_OF_A_DIE)
      }
  })

  it('let the loser of a fight pay where the winner gains more than it costs to avoid the fight', () => {
    for (const card of cards)
      for (const menu of menusOf(card)) {
        const price = menu.find(({ op }) => op === 'loseCredits')?.['amount']
        for (const { op, win, lose } of menu)
          if (op === 'combat' && price !== undefined && amountOf(win, 'gainCredits') > Number(price))
            expect(lose, card.id).toBeDefined()
      }
  })

  it('give no card together with credits where nothing is chosen, tested or risked', () => {
    for (const card of cards)
      for (const section of Object.values(card.sections))
        if (has(section, 'gainThis') && has(section, 'gainCredits'))
          expect(
            ['choose', 'test', 'combat', 'roll', 'pay'].some((op) => has(section, op)),
            card.id,
          ).toBe(true)
  })

  it('set credits against the top gear or mod card after one fight only', () => {
    const gambles = cards.flatMap((card) =>
      nodesIn(card.sections).flatMap(({ op, win }) =>
        op === 'combat' && nodesIn(win).some((node) => node.op === 'gainTop' && node['deck'] === 'gearMod')
          ? [card.id]
          : [],
      ),
    )
    expect(gambles).toEqual(['navpoint-11'])
  })

  it('set a fair price against a card that is good for the whole game', () => {
    const [bulkheads, scrap] = optionsAt('lothal-mon-calamari-7', 'mon-calamari')
    expect(bulkheads?.op).toBe('gainThis')
    expect(amountOf(scrap, 'gainCredits')).toBe(3000)

    const [deserter] = optionsAt('navpoint-16', 'noPatrol')
    expect([amountOf(deserter, 'payCredits'), has(deserter, 'gainThis')]).toEqual([1000, true])

    const [springs, pawned] = optionsAt('core-worlds-16', 'coreWorlds')
    expect([has(springs, 'recover'), has(springs, 'gainTop')]).toEqual([true, false])
    expect(pawned).toMatchObject({ op: 'buy', decks: ['gearMod'] })
  })

  it('OR-MAEL-04: sell the extra turn in the Maelstrom for credits, cargo, gear or crew on some cards', () => {
    const prices = cards.flatMap((card) =>
      nodesIn(card.sections.maelstrom).flatMap((node) =>
        node.op === 'pay' && isNode(node['for']) && node['for'].op === 'extraTurn'
          ? [[card.id, JSON.stringify(node['cost'])]]
          : [],
      ),
    )
    const discards = (type: string) => JSON.stringify({ op: 'discard', cards: { types: [type] } })
    expect(prices).toEqual([
      ['kessel-maelstrom-3', JSON.stringify({ op: 'payCredits', amount: 4000 })],
      ['kessel-maelstrom-6', discards('cargo')],
      ['kessel-maelstrom-8', discards('gear')],
      ['kessel-maelstrom-17', discards('cargo')],
      ['kessel-maelstrom-20', discards('crew')],
    ])
    const [guided, alone] = optionsAt('kessel-maelstrom-12', 'maelstrom')
    expect(amountOf(guided, 'payCredits')).toBe(1000)
    expect(alone?.op).toBe('test')
  })
})
