import type { KernelView, PresentedDecision } from '@kantyna/kernel'
import {
  type AnswerPreview,
  type Assembly,
  beginAssembly,
  type CompoundOption,
  type OpenedPanel,
  type PresentedPart,
} from '@kantyna/ui'

/** Questions for the tests of this folder. */

export const cargo: PresentedPart = {
  name: 'cargo',
  shape: 'some',
  min: 0,
  max: 2,
  options: [
    { id: 'spice', touches: ['card:1'] },
    { id: 'ore', touches: ['card:2'] },
  ],
  total: null,
}

export const slot: PresentedPart = {
  name: 'slot',
  shape: 'one',
  min: 1,
  max: 1,
  options: [
    { id: 'left', touches: ['slot:0'] },
    { id: 'right', touches: ['slot:1'] },
  ],
  total: null,
}

export function questionOf(kind: string, next: PresentedPart = cargo, id = 7): PresentedDecision {
  const option: CompoundOption = { id: 'gozanti', touches: ['card:9'], next }
  return {
    id,
    seat: 0,
    kind,
    shape: 'one',
    rules: [],
    source: null,
    min: 1,
    max: 1,
    options: [option, { id: 'pass', touches: [] }],
    blocked: [],
  }
}

export function assemblyOf(kind: string): Assembly {
  const assembly = beginAssembly(questionOf(kind), 'gozanti')
  if (assembly === null) throw new Error(`${kind} has no parts`)
  return assembly
}

export const complete: AnswerPreview = { next: null, total: null, isEnough: true }

const view = {} as KernelView // no panel of these tests reads it

export const nothingSeen = {
  view,
  decisions: [] as readonly PresentedDecision[],
  moves: [] as readonly PresentedDecision[],
  answering: { assembly: null as Assembly | null },
  panels: { opened: null as OpenedPanel | null },
}
