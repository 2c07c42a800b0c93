import { at, type Frame, type Seat } from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { conditionHolds } from '../abilities/card-language.ts'
import { canBeFought, combatKindAt } from '../combat/combat.ts'
import { databankScripts } from '../effects/databank.ts'
import { cardLanguage } from '../effects/language.ts'
import { matchingFactions } from '../effects/matching-factions.ts'
import { matchingPlayers } from '../effects/players.ts'
import type { CardEffect, FactionRef, RimContext } from '../effects/vocabulary.ts'
import { combatDice } from '../effects/worth.ts'
import { currentJob } from '../frames.ts'
import { topOf } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import { fitsChanged } from '../resources/slots.ts'
import type { Rim } from '../rim.ts'
import { characterOf, tablesOf } from '../tables.ts'
import { factsOf } from './card-facts.ts'
import { CREDIT, CREW, DAMAGE, DEFEAT, LOOK, REPUTATION } from './measure.ts'
import { costOfFight, prospectOf, strengthOf } from './prospects.ts'
import { tokenWorth } from './reward-bonus.ts'
import { keepWorth } from './shopping.ts'
import { passChance, testHelp } from './test-chance.ts'
import { isReputationWanted, wantsReputation } from './wants.ts'

/** Converts the hints of the card language to fame. */
const HINT = 1 / 9
/** Scripts lead from section to section; this is the maximum depth. */
const DEEPEST = 6

/** A quick estimate of an effect's average worth to the affected seat, in fame. */
export function outlook(t: Rim, effect: CardEffect, context: RimContext): number {
  return outlookOf({ t, context, script: scriptBeingRead(t), depth: 0 }, effect)
}

/** The state of an estimate while it descends into the parts of an effect. */
interface Look {
  readonly t: Rim
  readonly context: RimContext
  /** The databank card that is being read, or NONE, and the depth of the section in it. */
  readonly script: number
  readonly depth: number
}

function outlookOf(look: Look, effect: CardEffect): number {
  const { t, context, script, depth } = look
  const { seat } = context
  switch (effect.op) {
    case 'all': {
      let sum = 0
      for (const part of effect.of) sum += outlookOf(look, part)
      return sum
    }
    case 'choose': {
      let best = Number.NEGATIVE_INFINITY
      for (const part of effect.of)
        if (cardLanguage.legal(t, part, context) === null) best = Math.max(best, outlookOf(look, part))
      return best === Number.NEGATIVE_INFINITY ? 0 : best
    }
    case 'may':
      return Math.max(0, outlookOf(look, effect.do))
    case 'pay':
      // An effect that cannot be paid for is worth nothing.
      if (effect.cost.op === 'payCredits' && effect.cost.amount > at(t.credits, seat)) return 0
      return outlookOf(look, effect.cost) + outlookOf(look, effect.for)
    case 'if': {
      if (conditionHolds(t, effect.when, seat, context.source ?? NONE)) return outlookOf(look, effect.then)
      return effect.else === undefined ? 0 : outlookOf(look, effect.else)
    }
    case 'section': {
      if (script === NONE || depth >= DEEPEST) return 0
      // The kernel returns sections unchanged: trees of this language.
      const section = databankScripts.section(script, effect.label) as CardEffect
      return outlookOf({ ...look, depth: depth + 1 }, section)
    }
    case 'script':
      return CREW
    case 'gainCredits':
      return CREDIT * cardLanguage.amount(t, effect.amount, context)
    case 'loseCredits':
      return -CREDIT * Math.min(at(t.credits, seat), cardLanguage.amount(t, effect.amount, context))
    case 'payCredits':
      return -CREDIT * effect.amount
    case 'gainFame':
      return effect.amount
    case 'loseFame':
      return -Math.min(effect.amount, at(t.fame, seat))
    case 'suffer':
      return -sufferCost(t, effect.on === 'character', effect.amount, context)
    case 'test': {
      const skills = typeof effect.skill === 'string' ? [effect.skill] : effect.skill
      const help = testHelp(t, seat)
      let chance = 0
      for (const skill of skills) chance = Math.max(chance, passChance(t, seat, skill, help))
      const passed = effect.pass === undefined ? 0 : outlookOf(look, effect.pass)
      const failed = effect.fail === undefined ? 0 : outlookOf(look, effect.fail)
      return chance * passed + (1 - chance) * failed
    }
    case 'combat': {
      const { wins, cost } = costOfFight(strengthOf(t, seat), effect.kind === 'ground', effect.value)
      const won = effect.win === undefined ? 0 : outlookOf(look, effect.win)
      const lost = effect.lose === undefined ? 0 : outlookOf(look, effect.lose)
      return wins * won + (1 - wins) * lost - cost
    }
    case 'fightPlayer': {
      const { whom, kind = combatKindAt(t, seat), win, lose } = effect
      const strength = strengthOf(t, seat)
      const won = win === undefined ? 0 : outlookOf(look, win)
      const lost = lose === undefined ? 0 : outlookOf(look, lose)
      let best = Number.NEGATIVE_INFINITY
      for (const other of matchingPlayers(t, seat, whom)) {
        if (other === seat || !canBeFought(t, other)) continue
        const { wins, cost } = costOfFight(strength, kind === 'ground', combatDice(t, other, kind))
        best = Math.max(best, wins * won + (1 - wins) * lost - cost)
      }
      return best === Number.NEGATIVE_INFINITY ? 0 : best
    }
    case 'completeJob': {
      const job = currentJob(t)
      return job === null ? 1 : factsOf(t, job.card).reward
    }
    case 'deliverHeldUp':
      return 1.5
    case 'loseHeldUp':
      return -0.7
    case 'goalToken':
      return tokenWorth(t, seat, context.source ?? NONE)
    case 'markPlanet':
      return markWorth(t, seat)
    case 'gainThis':
      return context.source === undefined ? 0 : gainWorth(t, context, context.source)
    case 'hire':
      return script === NONE ? CREW : gainWorth(t, context, script)
    case 'gainTop': {
      const card = topOf(t, marketDecks.indexOf(effect.deck))
      return card === NONE ? 0 : Math.max(0, gainWorth(t, context, card))
    }
    case 'peek':
    case 'revealContact':
      return LOOK
    case 'gainReputation':
      return REPUTATION + reputationWanted(t, effect.faction, seat, 1)
    case 'loseReputation':
      return -REPUTATION + reputationWanted(t, effect.faction, seat, -1)
    case 'end':
      return effect.what === 'turn' ? 0 : -0.05
    case 'discardThis':
      return context.source !== undefined && at(t.held, seat).includes(context.source)
        ? -prospectOf(t, strengthOf(t, seat), context.source, at(t.spaces, seat))
        : 0
    default:
      return HINT * cardLanguage.hint(t, effect, context)
  }
}

/** The worth of a reputation change, for the best of the factions that the effect may choose. */
function reputationWanted(t: Rim, faction: FactionRef, seat: Seat, by: 1 | -1): number {
  if (!isReputationWanted(t)) return 0
  const wanted = matchingFactions(t, seat, faction).map((each) => wantsReputation(t, seat, each, by))
  return wanted.length === 0 ? 0 : Math.max(...wanted)
}

function sufferCost(t: Rim, isCharacter: boolean, amount: number, { seat }: RimContext): number {
  const { health, hull: hullLeft } = strengthOf(t, seat)
  const left = isCharacter ? health : hullLeft
  return amount * DAMAGE + (amount >= left ? DEFEAT : amount + 1 >= left ? DEFEAT / 4 : 0)
}

/** The frame of a databank card that is being read. */
interface ScriptFrame extends Frame {
  readonly piece: number
}

/** The databank card that is being read, or NONE. */
function scriptBeingRead(t: Rim): number {
  for (let depth = t.stack.length - 1; depth >= 0; depth--) {
    const frame = at(t.stack, depth)
    if (frame.routine === 'script') return (frame as ScriptFrame).piece // every frame of this routine has this type
  }
  return NONE
}

/** The more planets are marked for a goal, the nearer it is. */
function markWorth(t: Rim, seat: Seat): number {
  const { when } = characterOf(t, seat).goal
  if (when?.is !== 'planetsMarked' || at(t.isCharacterFlipped, seat)) return 0
  return 1 / Math.max(1, when.atLeast - at(t.markedPlanets, seat).length)
}

/** If a card has to replace another one, only the difference counts. */
export function gainWorth(t: Rim, { seat }: RimContext, piece: number): number {
  const resource = tablesOf(t).resources[piece]
  if (resource === null || resource === undefined) return 0
  const strength = strengthOf(t, seat)
  const worth = keepWorth(t, strength, piece)
  const held = at(t.held, seat)
  if (fitsChanged(t, seat, held, NONE, piece)) return worth
  let least = worth
  for (const card of held) {
    if (factsOf(t, card).resource.type === resource.type)
      least = Math.min(least, keepWorth(t, strength, card))
  }
  return worth - least
}

/** The worth of a databank card that is read from its beginning. */
export function outlookOfScript(t: Rim, script: number, context: RimContext): number {
  const first = databankScripts.section(script, null) as CardEffect // sections are trees of this language
  return outlookOf({ t, context, script, depth: 1 }, first)
}
