import { scenariosIn } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/card.ts'
import { cards } from '../../content/cards.ts'

/**
 * The figures of every card, written down a second time, from card lists and not from the content. Each group starts
 * with a line of set, faction and kind. A card's line has its id, copies, cost, attack, resources, Force, target value,
 * hit points, U for unique, and traits. A dash means none.
 */
const printed = `
# starter empire unit
imperial-shuttle       7   -   -   1   -   -   -  -  transport
stormtrooper           2   -   2   -   -   -   -  -  trooper
inquisitor             1   -   -   -   -   -   -  -  -

# starter rebels unit
alliance-shuttle       7   -   -   1   -   -   -  -  transport
rebel-trooper          2   -   2   -   -   -   -  -  trooper
temple-guardian        1   -   -   -   -   -   -  -  -

# pilot neutral unit
outer-rim-pilot       10   2   -   2   -   -   -  -  -

# galaxy empire unit
tie-fighter            3   1   2   -   -   1   -  -  fighter
tie-bomber             2   2   2   -   -   2   -  -  fighter
scout-trooper          2   2   -   2   -   2   -  -  trooper
admiral-piett          1   2   -   2   -   2   -  U  officer
death-trooper          2   3   3   -   -   3   -  -  trooper
tie-interceptor        2   3   3   -   -   3   -  -  fighter
at-st                  2   4   4   -   -   4   -  -  vehicle
landing-craft          2   4   -   -   -   4   -  -  transport
moff-jerjerrod         1   4   2   2   -   4   -  U  officer
general-veers          1   4   4   -   -   4   -  U  officer
director-krennic       1   5   3   2   -   5   -  U  officer
boba-fett              1   5   5   -   -   5   -  U  bounty-hunter
at-at                  1   6   6   -   -   6   -  -  vehicle
grand-moff-tarkin      1   6   2   2   2   6   -  U  officer
darth-vader            1   8   6   -   2   8   -  U  sith

# galaxy empire ship
gozanti-cruiser        3   3   -   2   -   -   3  -  -
imperial-carrier       2   5   -   3   -   -   5  -  -
star-destroyer         2   7   4   -   -   -   7  -  -

# galaxy rebels unit
y-wing                 2   1   2   -   -   1   -  -  fighter
baze-malbus            1   2   2   -   -   2   -  U  trooper
snowspeeder            2   2   2   -   -   2   -  -  vehicle
duros-spy              2   2   -   2   -   2   -  -  trooper
chirrut-imwe           1   3   -   -   2   3   -  U  trooper
rebel-commando         2   3   3   -   -   3   -  -  trooper
x-wing                 3   3   3   -   -   3   -  -  fighter
chewbacca              1   4   5   -   -   4   -  U  scoundrel
jyn-erso               1   4   4   -   -   4   -  U  scoundrel
u-wing                 2   4   -   3   -   4   -  -  transport
han-solo               1   5   3   2   -   5   -  U  scoundrel
cassian-andor          1   5   5   -   -   5   -  U  trooper
b-wing                 2   5   5   -   -   5   -  -  fighter
princess-leia          1   6   2   2   2   6   -  U  officer
millennium-falcon      1   7   5   2   -   7   -  U  transport
luke-skywalker         1   8   6   -   2   8   -  U  jedi

# galaxy rebels ship
rebel-transport        2   2   -   -   -   -   2  -  -
hammerhead-corvette    2   4   -   2   -   -   4  -  -
mon-calamari-cruiser   2   6   3   -   -   -   6  -  -

# galaxy neutral unit
z-95-headhunter        2   1   2   -   -   -   -  -  fighter
jawa-scavenger         2   1   -   2   -   -   -  -  -
rodian-gunslinger      2   2   2   -   -   -   -  -  bounty-hunter
kel-dor-mystic         2   2   -   -   2   -   -  -  -
lobot                  1   3   -   -   -   -   -  U  officer
bossk                  1   3   3   -   -   -   -  U  bounty-hunter
fang-fighter           2   3   3   -   -   -   -  -  fighter
twilek-smuggler        2   3   -   3   -   -   -  -  scoundrel
dengar                 1   4   4   -   -   -   -  U  bounty-hunter
quarren-mercenary      2   4   4   -   -   -   -  -  trooper
hwk-290                2   4   -   4   -   -   -  -  transport
ig-88                  1   5   5   -   -   -   -  U  bounty-hunter,droid
lando-calrissian       1   6   3   3   -   -   -  U  scoundrel
jabbas-sail-barge      1   7   4   3   -   -   -  U  vehicle
jabba-the-hutt         1   8   2   2   2   -   -  U  scoundrel

# galaxy neutral ship
c-roc-cruiser          2   3   -   1   -   -   3  -  -
blockade-runner        3   4   1   1   -   -   4  -  -
nebulon-b-frigate      2   5   -   -   -   -   5  -  -

# beginner-base empire base
lothal                 1   -   -   -   -   -   8  -  -
corellia               1   -   -   -   -   -  10  -  -
coruscant              1   -   -   -   -   -  16  -  -
death-star             1   -   -   -   -   -  16  -  -
endor                  1   -   -   -   -   -  16  -  -

# advanced-base empire base
kessel                 1   -   -   -   -   -  12  -  -
mustafar               1   -   -   -   -   -  14  -  -
kafrene                1   -   -   -   -   -  14  -  -
ord-mantell            1   -   -   -   -   -  14  -  -
rodia                  1   -   -   -   -   -  16  -  -

# beginner-base rebels base
dantooine              1   -   -   -   -   -   8  -  -
mon-cala               1   -   -   -   -   -  10  -  -
hoth                   1   -   -   -   -   -  14  -  -
sullust                1   -   -   -   -   -  16  -  -
yavin-4                1   -   -   -   -   -  16  -  -

# advanced-base rebels base
dagobah                1   -   -   -   -   -  12  -  -
bespin                 1   -   -   -   -   -  14  -  -
alderaan               1   -   -   -   -   -  14  -  -
jedha                  1   -   -   -   -   -  14  -  -
tatooine               1   -   -   -   -   -  16  -  -
`

function numbersOf(words: readonly string[]): number[] {
  return words.map((word) => (word === '-' ? 0 : Number(word)))
}

/** The table as lines in the form of those made from the content. */
function linesOfTable(): string[] {
  let group = ''
  return printed
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) group = line.slice(2)
      if (line === '' || line.startsWith('# ')) return []
      const [id, ...words] = line.split(/ +/)
      const [unique, traits] = words.slice(7)
      return [[id, group, ...numbersOf(words.slice(0, 7)), unique, traits].join(' ')]
    })
}

function lineOfCard(card: Card): string {
  const numbers = [
    card.copies,
    card.cost,
    card.attack,
    card.resources,
    card.force,
    card.target,
    card.hitPoints,
  ]
  const unique = card.unique ? 'U' : '-'
  return [
    card.id,
    `${card.set} ${card.faction} ${card.kind}`,
    ...numbers,
    unique,
    card.traits.join(',') || '-',
  ].join(' ')
}

const scenarios = [...scenariosIn(new URL('../scenarios/cards/', import.meta.url)).values()].flat()

/** The card that a scenario is about: the first part of its name. */
function cardIn({ name }: { readonly name: string }): string {
  return name.slice(0, name.indexOf(':'))
}

describe('every card', () => {
  test('DB-CARD-03, DB-CARD-04, DB-CARD-05, DB-CARD-06, DB-CARD-07, DB-CARD-09: the figures are those of the box', () => {
    expect(cards.map(lineOfCard).toSorted()).toEqual(linesOfTable().toSorted())
  })

  test('there are 82 different cards, 140 in all', () => {
    expect(linesOfTable()).toHaveLength(82)
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(140)
  })

  test('DB-CARD-13, DB-CARD-14: units of the factions in the galaxy deck have target value and reward, others have neither', () => {
    const targets = linesOfTable().filter((line) => / galaxy (empire|rebels) unit /.test(line))
    const idsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]).toSorted()
    expect(idsOf(cards.filter((card) => card.target > 0).map(lineOfCard))).toEqual(idsOf(targets))
    expect(idsOf(cards.filter((card) => card.reward !== null).map(lineOfCard))).toEqual(idsOf(targets))
  })

  test.each(cards)('$id is shown by at least two scenarios', ({ id }) => {
    expect(scenarios.filter((scenario) => cardIn(scenario) === id).length).toBeGreaterThanOrEqual(2)
  })

  test.each(cards.filter((card) => card.target > 0))('the reward of $id is shown by a scenario', (card) => {
    const beginning = `${card.id}: defeated with ${card.target} attack`
    expect(scenarios.filter(({ name }) => name.startsWith(beginning))).toHaveLength(1)
  })

  test('scenarios of cards are about existing cards that they mention', () => {
    const ids = new Set(cards.map(({ id }) => id))
    const strays = scenarios.filter((scenario) => {
      const { arrange, do: steps, expect: expected } = scenario
      const card = cardIn(scenario)
      return !ids.has(card) || !JSON.stringify([arrange, steps, expected]).includes(card)
    })
    expect(strays.map(({ name }) => name)).toEqual([])
  })
})
