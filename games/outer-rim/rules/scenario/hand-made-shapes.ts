import {
  anyNamedShape,
  eitherShape,
  fieldsShape,
  listShape,
  namedShape,
  nothingShape,
  optional,
  type Shape,
  textShape,
  trueShape,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import {
  type Ability,
  type Bounty,
  type Cargo,
  type Crew,
  type DatabankCard,
  type EncounterCard,
  type Gear,
  type Job,
  type MarketCard,
  type Mod,
  type Permission,
  type Reading,
  type Resource,
  type Section,
  type StandingAbility,
  type Timing,
  timings,
  type UsableAbility,
} from '../../content/card.ts'
import { resourceTypes, stats } from '../../content/names.ts'
import { addedTimings } from '../abilities/timings.ts'
import {
  type AddedShapes,
  combatShape,
  deckShape,
  factionShape,
  planetShape,
  rimTrees,
  skillShape,
  traitShape,
} from '../effects/shapes.ts'
import type { CardEffect, CardWhen } from '../effects/vocabulary.ts'
import { allSections } from '../encounters/section-key.ts'
import { allTables } from '../tables.ts'

/** The fields that a scenario gives for its own cards. Fields that every printed card has are left out or optional. */

type Unprinted<Card, Kept extends keyof Card = never> = Omit<
  Card,
  'id' | 'name' | 'provenance' | 'note' | Kept
>

export interface MarketCardSpec {
  readonly deck: MarketCard['deck']
  readonly name?: string
  readonly patrols?: MarketCard['patrols']
  readonly resource?: Resource
  readonly offer?: CardEffect
  readonly cost?: number
}

export interface EncounterCardSpec extends Unprinted<EncounterCard, 'number'> {
  readonly name?: string
}

export interface DatabankCardSpec extends Unprinted<DatabankCard, 'copy' | 'startsOn'> {
  readonly name?: string
}

export interface AiCardSpec {
  readonly planning: readonly CardEffect[]
  readonly action: readonly CardEffect[]
  readonly encounter: readonly CardEffect[]
}

export interface CardSpecs {
  readonly market?: Readonly<Record<string, MarketCardSpec>>
  readonly encounters?: Readonly<Record<string, EncounterCardSpec>>
  readonly databank?: Readonly<Record<string, DatabankCardSpec>>
  readonly aiCards?: Readonly<Record<string, AiCardSpec>>
}

const permissions: readonly Permission[] = [
  'ignorePatrols',
  'keepReputation',
  'slipPastByPiloting',
  'slipPastByStealth',
  'stopOthers',
  'smugglersLuck',
  'longReach',
  'misdirectPatrols',
]

const timingShape: Shape<Timing> = wordShape('moment', () => [...timings, ...addedTimings()])
const damagedShape = wordShape('thing that is damaged', ['character', 'ship'] as const)
const typeShape = wordShape('type of card', resourceTypes)

export function cardsShape(added: readonly AddedShapes[]): Shape<CardSpecs> {
  const trees = rimTrees(added)
  // The shapes accept the words of all boxes on the table, although their type has only the words of the base game.
  const effect = trees.effect as Shape<CardEffect>
  const when = trees.when as Shape<CardWhen>
  const { amount } = trees
  const usable = fieldsShape<UsableAbility>({
    when: timingShape,
    also: optional(listShape(timingShape)),
    does: effect,
    if: optional(when),
    kind: optional(combatShape),
    once: optional(wordShape('span', ['turn', 'combat'])),
    isForced: optional(trueShape),
  })
  type Of<Key extends string> = Extract<StandingAbility, { readonly [K in Key]: unknown }>
  const standing: Shape<StandingAbility> = eitherShape(
    fieldsShape<Of<'bonus'>>({ bonus: wordShape('value', stats), amount, if: optional(when) }),
    fieldsShape<Of<'skill'>>({ skill: skillShape }),
    fieldsShape<Of<'reward'>>({
      reward: wordShape('reward', ['cargo', 'job', 'bounty']),
      credits: wholeShape,
    }),
    fieldsShape<Of<'fame'>>({ fame: wholeShape, if: optional(when) }),
    fieldsShape<Of<'slots'>>({ slots: typeShape, amount: wholeShape }),
    fieldsShape<Of<'lessDamage'>>({ lessDamage: wholeShape, of: damagedShape }),
    fieldsShape<Of<'mostDamage'>>({ mostDamage: wholeShape, of: damagedShape }),
    fieldsShape<Of<'permits'>>({ permits: wordShape('permission', permissions) }),
  )
  const ability: Shape<Ability> = {
    description: 'an ability',
    check: (data) => (hasOwn(data, 'when') || hasOwn(data, 'does') ? usable : standing).check(data),
  }
  const facts = {
    cost: eitherShape(wholeShape, nothingShape),
    traits: optional(listShape(traitShape)),
    abilities: optional(listShape(ability)),
    notOn: optional(listShape(planetShape)),
    limit: optional(traitShape),
    isBurden: optional(trueShape),
  }
  const textOf = fieldsShape<{ readonly pl: string; readonly en: string }>({ pl: textShape, en: textShape })
  const resources: {
    readonly [Type in Resource['type']]: Shape<Extract<Resource, { readonly type: Type }>>
  } = {
    cargo: fieldsShape<Cargo>({
      ...facts,
      type: wordShape('type', ['cargo']),
      destination: planetShape,
      reward: effect,
    }),
    gear: fieldsShape<Gear>({ ...facts, type: wordShape('type', ['gear']) }),
    mod: fieldsShape<Mod>({ ...facts, type: wordShape('type', ['mod']) }),
    crew: fieldsShape<Crew>({
      ...facts,
      type: wordShape('type', ['crew']),
      skills: listShape(skillShape),
      isDroid: optional(trueShape),
      faction: optional(factionShape),
      contact: optional(textShape),
      person: optional(textShape),
    }),
    bounty: fieldsShape<Bounty>({
      ...facts,
      type: wordShape('type', ['bounty']),
      contact: textShape,
      person: textShape,
      combat: fieldsShape<Bounty['combat']>({ kind: combatShape, value: wholeShape }),
      elimination: effect,
      capture: fieldsShape<Bounty['capture']>({ to: planetShape, reward: effect }),
    }),
    job: fieldsShape<Job>({
      ...facts,
      type: wordShape('type', ['job']),
      destination: planetShape,
      skills: listShape(skillShape),
      required: listShape(skillShape),
      does: effect,
      reward: effect,
      afterwards: wordShape('place', ['discard', 'remove']),
      heading: optional(textOf),
    }),
  }
  const resource: Shape<Resource> = {
    description: 'a resource',
    check(data) {
      const type: unknown = hasOwn(data, 'type') ? Reflect.get(data, 'type') : undefined
      const problem = typeShape.check(type)
      if (problem !== null) return { ...problem, path: ['type'] }
      return resources[type as Resource['type']].check(data) // typeShape has checked it
    },
  }
  const reading: Shape<Reading> = eitherShape(
    fieldsShape<{ readonly does: CardEffect }>({ does: effect }),
    fieldsShape<{ readonly secret: UsableAbility }>({ secret: usable }),
  )
  const section: Shape<Section> = eitherShape(
    fieldsShape<Extract<Section, { readonly reading: unknown }>>({ reading }),
    fieldsShape<Extract<Section, { readonly by: unknown }>>({
      faction: factionShape,
      by: fieldsShape<Extract<Section, { readonly by: unknown }>['by']>({
        positive: reading,
        neutral: reading,
        negative: reading,
      }),
    }),
  )
  const name = optional(textShape)
  return fieldsShape<CardSpecs>({
    market: optional(
      anyNamedShape(
        fieldsShape<MarketCardSpec>({
          deck: deckShape,
          name,
          patrols: optional(
            listShape(
              fieldsShape<MarketCard['patrols'][number]>({ faction: factionShape, spaces: wholeShape }),
            ),
          ),
          resource: optional(resource),
          offer: optional(effect),
          cost: optional(wholeShape),
        }),
      ),
    ),
    encounters: optional(
      anyNamedShape(
        fieldsShape<EncounterCardSpec>({
          deck: wordShape('encounter deck', () => allTables().encounterDecks.flat()),
          name,
          sections: namedShape('section', allSections, section),
          resource: optional(resource),
        }),
      ),
    ),
    databank: optional(
      anyNamedShape(
        fieldsShape<DatabankCardSpec>({
          number: wholeShape,
          name,
          sections: anyNamedShape(effect),
          resource: optional(resource),
        }),
      ),
    ),
    aiCards: optional(
      anyNamedShape(
        fieldsShape<AiCardSpec>({
          planning: listShape(effect),
          action: listShape(effect),
          encounter: listShape(effect),
        }),
      ),
    ),
  })
}

function hasOwn(data: unknown, name: string): data is object {
  return data !== null && typeof data === 'object' && Object.hasOwn(data, name)
}
