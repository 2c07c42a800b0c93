import type { Skill } from '../../../outer-rim/content/names.ts'
import type { Ambition } from '../../content/card.ts'
import { databank } from '../../content/databank/index.ts'

/** The skills that the goals of a sheet test, in databank cards and by themselves: what its description names (UB-AMB-05). */
export function skillsOf(ambition: Ambition): readonly Skill[] {
  const known = bySheet.get(ambition)
  if (known !== undefined) return known
  const found = [...new Set(testedIn(ambition.goals))]
  bySheet.set(ambition, found)
  return found
}

const bySheet = new Map<Ambition, readonly Skill[]>()

function testedIn(value: unknown): readonly Skill[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(testedIn)
  if (!('op' in value)) return inside
  if (value.op === 'script' && 'number' in value) {
    const script = databank.find(({ number }) => number === value.number)
    return script === undefined ? inside : testedIn(script.sections)
  }
  if (value.op !== 'test' || !('skill' in value)) return inside
  const skills = Array.isArray(value.skill) ? value.skill : [value.skill]
  return [...skills, ...inside]
}
