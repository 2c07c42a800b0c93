import {
  anyNamedShape,
  eitherShape,
  fieldsShape,
  flagShape,
  listShape,
  optional,
  readCards,
  type Shape,
  textShape,
  trueShape,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import {
  type Ability,
  type Card,
  cardsOf,
  type SendAbility,
  timings,
  traits,
  type UseAbility,
  type WhenAbility,
  type WhileAttack,
  type WhilePermit,
  type WhilePrevent,
} from '../../content/card.ts'
import { cards } from '../../content/cards.ts'
import { withStandIns } from '../../content/stand-ins.ts'
import { filterShape, trees } from '../effects/shapes.ts'

/**
 * Cards defined by a scenario. The box has a fixed number of cards, so each replaces a printed one: it keeps that one's
 * faction, kind, set and number of copies, and nothing else.
 */

type Printed = 'cost' | 'attack' | 'resources' | 'force' | 'target' | 'hitPoints' | 'unique' | 'traits'
type CardSpec = Partial<Pick<Card, Printed | 'abilities'>> & {
  readonly insteadOf: string
  readonly name?: string
  readonly reward?: NonNullable<Card['reward']>
}

const { effect } = trees

const abilityShapes: readonly (readonly [string, Shape<Ability>])[] = [
  ['when', fieldsShape<WhenAbility>({ when: wordShape('moment', timings), effect })],
  ['use', fieldsShape<UseAbility>({ use: effect })],
  [
    'sends',
    fieldsShape<SendAbility>({
      sends: wordShape('purchase', ['this', 'first', 'firstNeutral']),
      to: wordShape('place', ['hand', 'deckTop']),
      exiled: optional(trueShape),
      then: optional(effect),
    }),
  ],
  [
    'attack',
    fieldsShape<WhileAttack>({
      attack: wholeShape,
      of: eitherShape(wordShape('card', ['this']), filterShape),
      if: optional(
        fieldsShape<NonNullable<WhileAttack['if']>>({ is: wordShape('condition', ['forceIsWithYou']) }),
      ),
      againstRow: optional(trueShape),
      perLostBase: optional(trueShape),
    }),
  ],
  ['prevents', fieldsShape<WhilePrevent>({ prevents: wholeShape })],
  ['permits', fieldsShape<WhilePermit>({ permits: wordShape('permission', ['attackNeutral']) })],
]

/** Each kind of ability has a field that no other kind has. */
const abilityShape: Shape<Ability> = {
  description: 'an ability',
  check(data) {
    const isObject = data !== null && typeof data === 'object'
    const shape = abilityShapes.find(([word]) => isObject && Object.hasOwn(data, word))?.[1]
    const words = abilityShapes.map(([word]) => word).join(', ')
    return (
      shape?.check(data) ?? (shape === undefined ? { path: [], what: `should have one of ${words}` } : null)
    )
  },
}

const cardsShape = anyNamedShape(
  fieldsShape<CardSpec>({
    insteadOf: wordShape('card', () => cards.map(({ id }) => id)),
    name: optional(textShape),
    cost: optional(wholeShape),
    attack: optional(wholeShape),
    resources: optional(wholeShape),
    force: optional(wholeShape),
    target: optional(wholeShape),
    hitPoints: optional(wholeShape),
    unique: optional(flagShape),
    traits: optional(listShape(wordShape('trait', traits))),
    abilities: optional(listShape(abilityShape)),
    reward: optional(effect),
  }),
)

/** Plays with the `cards` of a scenario. */
export function withCards(block: unknown, game: object, play: (game: object) => void): void {
  const given = readCards(block, cardsShape)
  const standIns = Object.entries(given).flatMap(([id, { insteadOf, name = id, ...facts }]) => {
    const index = cards.findIndex((card) => card.id === insteadOf)
    const { faction, kind, set, copies } = cards[index] as Card // its shape allows only names of cards
    const own = { ...facts, id, name: { pl: name, en: name }, provenance: 'original' as const }
    return cardsOf({ faction, kind, set, copies }, [own]).map((card) => ({ index, card }))
  })
  withStandIns(standIns, () => play(game))
}
