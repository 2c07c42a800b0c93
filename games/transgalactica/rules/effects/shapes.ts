import {
  eitherShape,
  listShape,
  namedShape,
  optional,
  type Shape,
  type TreeShapes,
  treeShapes,
  trueShape,
  wholeShape,
  wordShape,
} from '@kantyna/kernel'
import {
  areas,
  colours,
  forms,
  goods,
  missionTypes,
  planetKinds,
  resources,
  type Track,
  tracks,
} from '../../content/names.ts'
import type { Goods } from '../../content/types.ts'
import type { Conditions, Operations } from './vocabulary.ts'

/** The shapes of the arguments of operations and conditions, for reading the cards that scenarios define. */

export const trackShape: Shape<Track> = wordShape('track', tracks)
export const goodsShape: Shape<Goods> = namedShape('good', goods, wholeShape)
export const colourShape = wordShape('colour', colours)
export const missionTypeShape = wordShape('type of mission', missionTypes)

export const trees: TreeShapes<Operations, Conditions> = treeShapes<Operations, Conditions>(({ amount }) => ({
  operations: {
    gain: { what: wordShape('good', [...goods, 'points']), amount },
    gainAny: { amount: wholeShape },
    spend: { what: wordShape('good', [...resources, 'credits', 'any']), amount: wholeShape },
    advance: {
      on: listShape(trackShape),
      by: wholeShape,
      isFree: optional(trueShape),
      discount: optional(goodsShape),
    },
    raise: { track: wordShape('track', ['military', 'trade']), by: wholeShape },
    move: { spaces: wholeShape },
    moveToTunnel: {},
    placeOutpost: { where: wordShape('place', ['orbit', 'anyActionPlanet']) },
    mobilise: { crew: wholeShape },
    mark: {},
    takeMission: {},
    completeMission: { ignores: listShape(wordShape('part of a mission', ['cost', 'requirement'])) },
    perform: { action: wordShape('action', [...areas, 'any']), form: wordShape('form', forms) },
    collect: {},
    activateMiningPlanets: {},
    useTokenAgain: {},
    doubleIncome: {},
    reuseMainSpaces: {},
  },
  conditions: {
    atLevel: { track: trackShape, level: wholeShape },
    hasOutposts: {
      on: wholeShape,
      colours: optional(
        eitherShape(wordShape('choice of colours', ['same', 'different']), listShape(colourShape)),
      ),
      kind: optional(wordShape('kind of planet', planetKinds)),
    },
    hasPirates: { atLeast: wholeShape },
    hasMarked: { atLeast: wholeShape },
    hasCompleted: { type: missionTypeShape, atLeast: wholeShape },
    hasCompletedEachType: {},
  },
}))
