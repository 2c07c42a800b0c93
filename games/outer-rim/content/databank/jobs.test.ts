import { at } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { DatabankCard, Job } from '../card.ts'
import { encounters } from '../encounters/index.ts'
import { jobs } from '../market/job.ts'
import type { Skill } from '../names.ts'
import { enemies } from '../prose/en/enemies.ts'
import { prose as en } from '../prose/en/scripts.ts'
import { prose as pl } from '../prose/pl/scripts.ts'
import { jobScripts } from './jobs.ts'

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

/** All operations of a tree, except those inside an operation that is left out. */
function nodesIn(tree: unknown, leftOut?: string): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const isNode = 'op' in tree && typeof tree.op === 'string'
  if (isNode && tree.op === leftOut) return []
  const below = Object.values(tree).flatMap((part) => nodesIn(part, leftOut))
  return isNode ? [tree as Node, ...below] : below
}

/** The job that reads a script. */
function jobOf({ number }: DatabankCard): Job {
  for (const card of jobs)
    if ('resource' in card && card.resource.type === 'job')
      if (nodesIn(card.resource.does).some(({ op, number: called }) => op === 'script' && called === number))
        return card.resource
  throw new Error(`no job reads script ${number}`)
}

describe('job scripts', () => {
  it('OR-DATA-04: are numbered 40 to 51, with two copies of 40 to 46', () => {
    expect(jobScripts.map(({ number, copy }) => `${number}/${copy}`)).toEqual([
      ...[40, 41, 42, 43, 44, 45, 46].flatMap((number) => [`${number}/1`, `${number}/2`]),
      ...[47, 48, 49, 50, 51].map((number) => `${number}/1`),
    ])
  })

  it('have prose for every section in both languages', () => {
    for (const prose of [en, pl]) {
      expect(Object.keys(prose)).toEqual(jobScripts.map(({ id }) => id))
      for (const { id, sections } of jobScripts)
        expect(Object.keys(prose[id] ?? {}).sort(), id).toEqual(Object.keys(sections).sort())
    }
  })

  it('jump only to their own sections, and reach all of them', () => {
    for (const { id, sections } of jobScripts) {
      const jumps = nodesIn(sections).flatMap(({ op, label }) => (op === 'section' ? [label] : []))
      expect([...new Set(['arrival', ...jumps])].sort(), id).toEqual(Object.keys(sections).sort())
      expect(Object.keys(sections)[0], id).toBe('arrival')
    }
  })

  it('never jump out of a fight, because its damage comes first', () => {
    for (const { id, sections } of jobScripts)
      for (const node of nodesIn(sections))
        if (node.op === 'combat') {
          expect(Object.keys(enemies), id).toContain(node['enemy'])
          expect(
            nodesIn([node['win'], node['lose']]).some(({ op }) => op === 'section' || op === 'end'),
            id,
          ).toBe(false)
        }
  })

  it('OR-JOB-07: fail only by the test of a required skill; exactly the listed skills are tested', () => {
    for (const script of jobScripts) {
      const { skills, required } = jobOf(script)
      const failing = nodesIn(script.sections).filter(
        ({ op, fail }) => op === 'test' && nodesIn(fail).some((node) => node.op === 'end'),
      )
      expect(
        failing.map(({ skill }) => skill),
        script.id,
      ).toEqual(required)
      expect(nodesIn(script.sections).filter(({ op }) => op === 'end').length, script.id).toBe(1)
      const own = nodesIn(script.sections, 'happensTo').filter(({ op }) => op === 'test')
      expect([...new Set(own.map(({ skill }) => skill))].sort(), script.id).toEqual([...skills].sort())
    }
  })

  it('OR-AICLAR-05: only script 40 lets other players test', () => {
    for (const { id, number, sections } of jobScripts)
      expect(
        nodesIn(sections).some(({ op }) => op === 'happensTo'),
        id,
      ).toBe(number === 40)
  })

  it('OR-DEF-07: a player with the required skill completes about 70 % (easy), 50 % (medium) or 35 % (hard)', () => {
    const odds = { easy: [0.65, 0.78], medium: [0.42, 0.62], hard: [0.28, 0.42] } as const
    for (const script of jobScripts) {
      const chance = chanceOf(script, at(jobOf(script).required, 0))
      const [least, most] = odds[tierOf(script)]
      expect(chance, `${script.id} ${tierOf(script)}`).toBeGreaterThan(least)
      expect(chance, `${script.id} ${tierOf(script)}`).toBeLessThan(most)
    }
  })

  it('are read only by jobs', () => {
    expect(nodesIn(encounters.map(({ sections }) => sections)).some(({ op }) => op === 'script')).toBe(false)
  })
})

function tierOf({ number }: DatabankCard): 'easy' | 'medium' | 'hard' {
  if (number === 47 || number === 51) return 'hard'
  return number === 40 || number === 41 || number === 44 || number === 48 ? 'medium' : 'easy'
}

/*
 * The probability that the best play completes a job, for a player with one skill, ground and ship combat 3, health and
 * hull 4, no credits and no other player in the space.
 */

const LIMIT = 4
const COMBAT = 3
const TRAINED = 0.75
const UNTRAINED = 15 / 64

interface Harm {
  readonly character: number
  readonly ship: number
}
type Then = (harm: Harm) => number

/** The probability of each amount of damage from a number of dice: 4 faces of 8 miss, 3 hit once, 1 twice. */
function damageOf(dice: number): number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 2).fill(0)
    for (const [damage, chance] of chances.entries())
      for (const [more, share] of [0.5, 0.375, 0.125].entries())
        next[damage + more] = at(next, damage + more) + chance * share
    chances = next
  }
  return chances
}

function chanceOf(script: DatabankCard, skill: Skill): number {
  const harmed = (harm: Harm, then: Then): number =>
    harm.character >= LIMIT || harm.ship >= LIMIT ? 0 : then(harm)

  const run = (node: CardEffect | undefined, harm: Harm, then: Then): number => {
    if (node === undefined) return then(harm)
    switch (node.op) {
      case 'all': {
        const [first, ...rest] = node.of
        return first === undefined
          ? then(harm)
          : run(first, harm, (after) => run({ op: 'all', of: rest }, after, then))
      }
      case 'choose':
        return Math.max(...node.of.map((part) => (part.op === 'pay' ? 0 : run(part, harm, then))))
      case 'section':
        return run(script.sections[node.label], harm, then)
      case 'test': {
        const passes = node.skill === skill ? TRAINED : UNTRAINED
        return passes * run(node.pass, harm, then) + (1 - passes) * run(node.fail, harm, then)
      }
      case 'combat': {
        const on = node.kind === 'ground' ? 'character' : 'ship'
        let chance = 0
        for (const [dealt, ofDealt] of damageOf(COMBAT).entries())
          for (const [suffered, ofSuffered] of damageOf(node.value).entries()) {
            const outcome = dealt >= suffered ? node.win : node.lose
            chance +=
              ofDealt *
              ofSuffered *
              run(outcome, harm, (after) => harmed({ ...after, [on]: after[on] + suffered }, then))
          }
        return chance
      }
      case 'suffer':
        return harmed({ ...harm, [node.on]: harm[node.on] + node.amount }, then)
      case 'completeJob':
        return 1
      case 'end':
        return 0
      case 'if':
      case 'gainCredits':
      case 'loseCredits':
        return then(harm)
      default:
        throw new Error(`not expected in a job script: ${node.op}`)
    }
  }
  return run(Object.values(script.sections)[0], { character: 0, ship: 0 }, () => 0)
}
