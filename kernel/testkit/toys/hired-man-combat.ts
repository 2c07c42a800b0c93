import {
  at,
  checkedValue,
  type DecisionKind,
  decisionKind,
  drawBelow,
  EMPTY,
  emit,
  type GameEvent,
  isMarked,
  mark,
  PASS,
  type Plain,
  pairing,
  reactionWindow,
  result,
  routine,
  type Seat,
  type Term,
  value,
} from '../../index.ts'
import {
  type CombatFrame,
  type Die,
  effects,
  type Face,
  nearestCombat,
  type Side,
  taunt,
} from './hired-man-cards.ts'
import { type Hired, MEN } from './hired-man-table.ts'

/** Combat: two sides roll one after the other, with windows before and after each roll; then the attacker may win. */

/** Eight sides: three hits, one critical. */
const SIDES_OF_DIE: readonly Face[] = ['blank', 'blank', 'focus', 'focus', 'hit', 'hit', 'hit', 'critical']
const DAMAGE: Readonly<Record<Face, number>> = { blank: 0, focus: 0, hit: 1, critical: 2 }
const BYSTANDER = 1

/** What an ability does, and to whose dice. Each can be used once in a combat. */
interface Ability {
  readonly name: string
  readonly moment: CombatFrame['moment']
  readonly dice: 'own' | 'enemy'
  readonly does: 'reroll' | 'addHit' | 'taunt'
}

export const GEAR: readonly (Ability | { readonly name: string; readonly bonus: number })[] = [
  { name: 'jammer', moment: 'reroll', dice: 'enemy', does: 'reroll' },
  { name: 'taunt', moment: 'value', dice: 'own', does: 'taunt' },
  { name: 'armour', bonus: 1 },
  { name: 'blaster', moment: 'result', dice: 'own', does: 'addHit' },
  { name: 'charm', moment: 'reroll', dice: 'own', does: 'reroll' },
]
const CREW_ABILITY: Ability = { name: 'crew', moment: 'reroll', dice: 'own', does: 'reroll' }

/** OR-BNTY-18: off as long as any fight lasts in which the man is his own employer's prey. */
function isOff(t: Hired, man: number): boolean {
  return t.stack.some((frame) => frame.routine === 'combat' && (frame as CombatFrame).off === man)
}

interface Fighter {
  readonly side: Side
  readonly isShip: boolean
  readonly added: number
}

/** OR-CAB-06 to OR-CAB-08: how many dice a side rolls. */
export const combatValue = value<Hired, Fighter>('combat', [
  (_, { side, isShip }, add) => {
    if (side.seat !== null) add(isShip ? 2 : 3, 'character')
    else if (side.man === EMPTY) add(BYSTANDER, 'bystander')
    else add(at(MEN, side.man).value, 'man', side.man)
  },
  (t, { side: { seat }, isShip }, add) => {
    if (seat === null || isShip) return
    for (const man of at(t.crews, seat)) if (!isOff(t, man)) add(1, 'crew', man)
  },
  (t, { side: { seat } }, add) => {
    if (seat === null) return
    for (const gear of at(t.gear, seat)) {
      const each = at(GEAR, gear)
      if ('bonus' in each) add(each.bonus, 'gear', gear)
    }
  },
  (_, { added }, add) => add(added, 'ability'),
])

export const checkedCombatValue = checkedValue(combatValue, (t) =>
  Array.from({ length: t.seats }, (_, seat) => [true, false].map((isShip) => fighterOf(seat, isShip))).flat(),
)

export function fighterOf(seat: Seat, isShip: boolean, added = 0): Fighter {
  return { side: { seat, roller: seat, man: EMPTY }, isShip, added }
}

/** Abilities by number: gear as it is, a man after all gear. */
const CREW = GEAR.length

function abilityOf(number: number): Ability | null {
  if (number >= CREW) return CREW_ABILITY
  const gear = at(GEAR, number)
  return 'bonus' in gear ? null : gear
}

function abilitiesOf(t: Hired, seat: Seat): number[] {
  const crew = at(t.crews, seat).filter((man) => !isOff(t, man))
  return [...at(t.gear, seat), ...crew.map((man) => CREW + man)]
}

const MOST_DICE = 16
const uses = pairing(CREW + MEN.length, MOST_DICE)

function usesOf(t: Hired, seat: Seat): number[] {
  const { moment, rolling, sides, pools } = nearestCombat(t)
  const isOwn = sides[rolling].seat === seat
  return abilitiesOf(t, seat).flatMap((number) => {
    const ability = abilityOf(number)
    if (ability === null || ability.moment !== moment || (ability.dice === 'own') !== isOwn) return []
    if (isMarked(t, 'combat', number)) return []
    switch (ability.does) {
      case 'reroll':
        return pools[rolling].flatMap((die, index) => (die.isAdded ? [] : [uses.code(number, index)]))
      case 'addHit':
        return [uses.code(number, 0)]
      case 'taunt':
        // Nobody is taunted in a fight that was begun by taunting.
        return isAgainstBystander(sides[1]) ? [] : [uses.code(number, 0)]
      default:
        return []
    }
  })
}

function isAgainstBystander({ seat, man }: Side): boolean {
  return seat === null && man === EMPTY
}

const useAbility: DecisionKind<Hired> = decisionKind({
  name: 'useAbility',
  shape: 'one',
  rules: ['OR-CSTEP-03', 'OR-CSTEP-04', 'OR-CSTEP-07'],
  list(t, seat) {
    const codes = usesOf(t, seat)
    return codes.length > 0 ? [...codes, PASS] : []
  },
  option(t, _, code) {
    const number = uses.first(code)
    const { pools, rolling } = nearestCombat(t)
    const source = number < CREW ? at(GEAR, number).name : at(MEN, number - CREW).name.toLowerCase()
    if (abilityOf(number)?.does !== 'reroll') return { id: source, touches: [] }
    const die = uses.second(code)
    return {
      id: `${source}-die-${die + 1}`,
      touches: [`die:${rolling}-${die}`],
      facts: { face: at(pools[rolling], die).face },
    }
  },
})

/** Each uses any number and passes for good, the roller's side first. All abilities lie open: asking tells nothing. */
const abilities = reactionWindow<Hired>({
  name: 'abilities',
  kind: useAbility,
  react(t, seat, picks) {
    const code = at(picks, 0)
    const number = uses.first(code)
    mark(t, 'combat', number)
    emit<GameEvent & { readonly seat: Seat; readonly ability: number }>(t, {
      type: 'used',
      seat,
      ability: number,
    })
    const combat = nearestCombat(t)
    const pool = combat.pools[combat.rolling]
    switch (abilityOf(number)?.does) {
      case 'reroll': {
        const rolled: Die = { face: rollFace(t), changedBy: seat, isAdded: false }
        setPool(combat, pool.with(uses.second(code), rolled))
        break
      }
      case 'addHit':
        setPool(combat, [...pool, { face: 'hit', changedBy: seat, isAdded: true }])
        break
      default:
        effects.run(t, taunt, { ...combat.context, seat })
    }
    return 'same'
  },
})

function rollFace(t: Hired): Face {
  return at(SIDES_OF_DIE, drawBelow(t, 'dice', SIDES_OF_DIE.length))
}

function setPool(combat: CombatFrame, pool: readonly Die[]): void {
  const [attack, defence] = combat.pools
  combat.pools = combat.rolling === 0 ? [pool, defence] : [attack, pool]
}

/** OR-CAB-09: a side without a seat has nobody who could use anything, whoever rolls for it. */
function offerAbilities(t: Hired, combat: CombatFrame): void {
  const { sides, rolling } = combat
  const order = [sides[rolling].seat, sides[rolling === 0 ? 1 : 0].seat]
  abilities.open(
    t,
    order.filter((seat) => seat !== null),
  )
}

function damageOf(pool: readonly Die[]): number {
  return pool.reduce((sum, { face }) => sum + DAMAGE[face], 0)
}

const combat = routine<Hired, CombatFrame>('combat')('shown', {
  offerValue(t, frame) {
    frame.moment = 'value'
    offerAbilities(t, frame)
  },
  roll(t, frame) {
    const { sides, rolling, isShip, added } = frame
    const fighter: Fighter = { side: sides[rolling], isShip, added: added[rolling] }
    const dice = Array.from(
      { length: combatValue.of(t, fighter) },
      (): Die => ({ face: rollFace(t), changedBy: null, isAdded: false }),
    )
    setPool(frame, dice)
    emit<GameEvent & { roller: Seat; faces: readonly Face[]; terms: readonly Term[] }>(t, {
      type: 'rolled',
      roller: sides[rolling].roller,
      faces: dice.map(({ face }) => face),
      terms: combatValue.terms(t, fighter),
    })
    frame.moment = 'reroll'
    offerAbilities(t, frame)
  },
  offerResults(t, frame) {
    frame.moment = 'result'
    offerAbilities(t, frame)
  },
  otherSide(_, frame) {
    if (frame.rolling === 1) return 'judge'
    frame.rolling = 1
    return 'offerValue'
  },
  /** OR-CSTEP-12 to OR-CSTEP-15: a tie is the attacker's, and what winning brings comes before the damage. */
  judge(t, { pools, fight, context, sides }) {
    const isWon = damageOf(pools[0]) >= damageOf(pools[1])
    emit<GameEvent & { seat: Seat; isWon: boolean }>(t, { type: 'fought', seat: sides[0].roller, isWon })
    const branch = isWon ? fight.win : fight.lose
    const roll: Plain = pools[0].map(({ face }) => face)
    if (branch !== undefined) effects.run(t, branch, { ...context, bound: { ...context.bound, roll } })
  },
  /** OR-CSTEP-16, OR-CSTEP-19: both sides suffer; a man or a bystander never does. */
  suffer(t, { pools, sides }) {
    const dealt = pools.map(damageOf)
    for (const [index, { seat }] of sides.entries())
      if (seat !== null) t.damage[seat] = at(t.damage, seat) + at(dealt, 1 - index)
    return result(at(dealt, 0) >= at(dealt, 1) ? 'won' : 'lost')
  },
})

export const combatRoutines = [combat, abilities.routine]
export const combatDecisions = [useAbility]
