import type { CombatKind, Skill } from '../../../outer-rim/content/names.ts'
import type { Ambition } from '../../content/card.ts'
import { databank } from '../../content/databank/index.ts'

/**
 * The skills and fights that the goals of a sheet ask for, including those in its databank cards. Its description names
 * them (UB-AMB-05).
 */
interface Required {
  readonly skills: readonly Skill[]
  readonly fights: readonly CombatKind[]
}

const bySheet = new Map<Ambition, Required>()

function requiredBy(ambition: Ambition): Required {
  const known = bySheet.get(ambition)
  if (known !== undefined) return known
  const nodes = nodesOf(ambition.goals)
  const required = {
    skills: [...new Set(nodes.flatMap(({ op, skill }) => (op === 'test' ? (skill as Skill | Skill[]) : [])))],
    fights: [...new Set(nodes.flatMap(({ op, kind }) => (op === 'combat' ? (kind as CombatKind) : [])))],
  }
  bySheet.set(ambition, required)
  return required
}

/** The skills that the goals test. */
export function skillsOf(ambition: Ambition): readonly Skill[] {
  return requiredBy(ambition).skills
}

/** The kinds of combat in the goals. */
export function fightsIn(ambition: Ambition): readonly CombatKind[] {
  return requiredBy(ambition).fights
}

type Node = { readonly [key: string]: unknown }

/** Every node of some effect trees, including those of the databank cards that they call. */
function nodesOf(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesOf)
  if (Array.isArray(value)) return inside
  const node = value as Node // an object that is not a list
  const script =
    node['op'] === 'script' ? databank.find(({ number }) => number === node['number']) : undefined
  return [node, ...inside, ...nodesOf(script?.sections)]
}
