import {
  anyNamedShape,
  eitherShape,
  fieldsShape,
  listShape,
  nothingShape,
  optional,
  readCards,
  type Shape,
  textShape,
  trueShape,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { missions } from '../../content/missions.ts'
import { standIn } from '../../content/stand-ins.ts'
import { technologies } from '../../content/technologies.ts'
import {
  type BonusToken,
  type Decree,
  type Lasting,
  type Mission,
  type Scoring,
  type Technology,
  timings,
} from '../../content/types.ts'
import { colourShape, goodsShape, missionTypeShape, trackShape, trees } from '../effects/shapes.ts'

/**
 * Cards and tokens defined by a scenario. Each replaces a printed one, so that their number stays the same. It keeps
 * the level or the mark of the printed one and its place in the list, and nothing else.
 */

interface StandIn {
  readonly insteadOf: string
  readonly name?: string
}
type TechnologySpec = StandIn & Omit<Technology, 'id' | 'provenance' | 'name' | 'level'>
type MissionSpec = StandIn & {
  readonly types?: Mission['types']
  readonly cost?: Mission['cost']
  readonly requirement?: Mission['requirement']
  readonly reward: Mission['reward']
}
type TokenSpec = StandIn & Pick<BonusToken, 'effect'>
type DecreeSpec = StandIn & Pick<Decree, 'requirement' | 'points'>

interface CardSpecs {
  readonly technologies?: Readonly<Record<string, TechnologySpec>>
  readonly missions?: Readonly<Record<string, MissionSpec>>
  readonly bonusTokens?: Readonly<Record<string, TokenSpec>>
  readonly decrees?: Readonly<Record<string, DecreeSpec>>
}

const { effect, when } = trees

const lastings: readonly Lasting[] = [
  'tradeCostsNoAlien',
  'extraFreeSpace',
  'thirdMission',
  'tunnelForAnyTwo',
  'missionCostsCreditLess',
  'militaryParade',
  'settlesFullPlanets',
  'higherLevels',
  'reusesMainSpaces',
  'visitsPlanets',
  'actingCaptain',
]
const lastingShape = wordShape('lasting change', lastings)

type Per<Count extends string> = Scoring['per'] extends infer Each
  ? Each extends { readonly count: Count }
    ? Each
    : never
  : never
const perShape: Shape<Scoring['per']> = eitherShape(
  fieldsShape<Per<'levels'>>({ count: wordShape('count', ['levels']), of: listShape(trackShape) }),
  fieldsShape<Per<'outposts'>>({
    count: wordShape('count', ['outposts']),
    colour: optional(colourShape),
    isLicensed: optional(trueShape),
  }),
  fieldsShape<Exclude<Scoring['per'], Per<'levels' | 'outposts' | 'missions'>>>({
    count: wordShape('count', [
      'pirates',
      'technologies',
      'resources',
      'markersOnYourCards',
      'goalConditions',
    ]),
  }),
  fieldsShape<Per<'missions'>>({ count: wordShape('count', ['missions']), type: optional(missionTypeShape) }),
)

const printed = (what: string, list: readonly { readonly id: string }[]) => ({
  insteadOf: wordShape(what, () => list.map(({ id }) => id)),
  name: optional(textShape),
})

const cardsShape = fieldsShape<CardSpecs>({
  technologies: optional(
    anyNamedShape(
      fieldsShape<TechnologySpec>({
        ...printed('technology card', technologies),
        when: optional(
          listShape(
            fieldsShape<NonNullable<Technology['when']>[number]>({
              moment: wordShape('moment', timings),
              effect,
            }),
          ),
        ),
        lasting: optional(listShape(lastingShape)),
        oncePerRound: optional(eitherShape(effect, lastingShape)),
        atOnce: optional(effect),
        atEnd: optional(
          listShape(fieldsShape<Scoring>({ points: wholeShape, per: perShape, most: optional(wholeShape) })),
        ),
      }),
    ),
  ),
  missions: optional(
    anyNamedShape(
      fieldsShape<MissionSpec>({
        ...printed('mission', missions),
        types: optional(listShape(missionTypeShape)),
        cost: optional(goodsShape),
        requirement: optional(eitherShape(when, nothingShape)),
        reward: effect,
      }),
    ),
  ),
  bonusTokens: optional(
    anyNamedShape(fieldsShape<TokenSpec>({ ...printed('bonus token', bonusTokens), effect })),
  ),
  decrees: optional(
    anyNamedShape(
      fieldsShape<DecreeSpec>({ ...printed('decree', decrees), requirement: when, points: wholeShape }),
    ),
  ),
})

const called = (id: string, name = id) =>
  ({ id, name: { pl: name, en: name }, provenance: 'original' }) as const

function place<Card extends { readonly id: string }, Given extends StandIn>(
  list: readonly Card[],
  given: Readonly<Record<string, Given>> | undefined,
  make: (id: string, given: Omit<Given, 'insteadOf'>, other: Card) => Card,
): (() => void)[] {
  return Object.entries(given ?? {}).map(([id, { insteadOf, ...facts }]) => {
    const index = list.findIndex((card) => card.id === insteadOf)
    return standIn(list, index, make(id, facts, list[index] as Card)) // the shape has checked that the card exists
  })
}

/** The `cards` of scenarios. */
export function withCards(cards: unknown, game: object, play: (game: object) => void): void {
  const given: CardSpecs = readCards(cards, cardsShape)
  const restores = [
    ...place(technologies, given.technologies, (id, { name, ...facts }, { level }) => ({
      ...facts,
      ...called(id, name),
      level,
    })),
    ...place(missions, given.missions, (id, { name, ...facts }, { level, number, types }) => ({
      types,
      cost: {},
      requirement: null,
      ...facts,
      ...called(id, name),
      level,
      number,
    })),
    ...place(bonusTokens, given.bonusTokens, (id, facts, { isAdvanced }) => ({
      effect: facts.effect,
      id,
      provenance: 'original' as const,
      isAdvanced,
    })),
    ...place(decrees, given.decrees, (id, { name, ...facts }, { mark }) => ({
      ...facts,
      ...called(id, name),
      mark,
    })),
  ]
  try {
    play(game)
  } finally {
    for (const restore of restores.toReversed()) restore()
  }
}
