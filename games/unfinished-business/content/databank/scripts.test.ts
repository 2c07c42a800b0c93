import { at, langs } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { DatabankCard, Job } from '../../../outer-rim/content/card.ts'
import { jobScripts as baseScripts } from '../../../outer-rim/content/databank/jobs.ts'
import { jobs as baseJobs } from '../../../outer-rim/content/market/job.ts'
import type { Skill } from '../../../outer-rim/content/names.ts'
import { enemies as baseEnemies } from '../../../outer-rim/content/prose/en/enemies.ts'
import { prose as baseEn } from '../../../outer-rim/content/prose/en/scripts.ts'
import type { Prose } from '../../../outer-rim/content/prose.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { sectionNames } from '../../../outer-rim/words/cards/section-names.ts'
import { jobs } from '../market/job.ts'
import { enemies as enemiesEn } from '../prose/en/script-enemies.ts'
import { prose as proseEn } from '../prose/en/scripts.ts'
import { enemies as enemiesPl } from '../prose/pl/script-enemies.ts'
import { prose as prosePl } from '../prose/pl/scripts.ts'
import { goalScripts } from './goals.ts'
import { jobScripts } from './jobs.ts'

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

/** All operations of a tree, except one operation and everything below it. */
function nodesIn(tree: unknown, leftOut?: string): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const isNode = 'op' in tree && typeof tree.op === 'string'
  if (isNode && tree.op === leftOut) return []
  const below = Object.values(tree).flatMap((part) => nodesIn(part, leftOut))
  return isNode ? [tree as Node, ...below] : below
}

const scripts = [...jobScripts, ...goalScripts]
const prose: Readonly<Record<'en' | 'pl', Prose>> = { en: proseEn, pl: prosePl }

/** The job that a script belongs to, in this box or the base game. */
function jobOf({ number }: DatabankCard): Job {
  for (const card of [...baseJobs, ...jobs])
    if ('resource' in card && card.resource.type === 'job')
      if (nodesIn(card.resource.does).some(({ op, number: called }) => op === 'script' && called === number))
        return card.resource
  throw new Error(`no job reads script ${number}`)
}

const ends = (tree: unknown) => nodesIn(tree).some(({ op }) => op === 'end')
const togetherOf = (number: number) =>
  jobs.find((card) => nodesIn(card).some(({ op, number: called }) => op === 'script' && called === number))
    ?.together

describe('scripts of jobs and goals', () => {
  it('UB-DBK-04 are second copies of 47 to 51, two of 52 to 59, and one each of 60 to 67', () => {
    expect(scripts.map(({ number, copy }) => `${number}/${copy}`)).toEqual([
      ...[47, 48, 49, 50, 51].map((number) => `${number}/2`),
      ...[52, 53, 54, 55, 56, 57, 58, 59].flatMap((number) => [`${number}/1`, `${number}/2`]),
      ...[60, 61, 62, 63, 64, 65, 66, 67].map((number) => `${number}/1`),
    ])
    const flows = [...baseScripts, ...scripts].map(({ sections }) => JSON.stringify(sections))
    expect(new Set(flows).size).toBe(flows.length)
  })

  it('have a situation for every section in both languages, without numbers and all different', () => {
    for (const lang of langs) {
      expect(Object.keys(prose[lang])).toEqual(scripts.map(({ id }) => id))
      for (const { id, sections } of scripts)
        expect(Object.keys(prose[lang][id] ?? {}).sort(), id).toEqual(Object.keys(sections).sort())
      const texts = Object.values(prose[lang]).flatMap((card) => Object.values(card))
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) {
        expect(text).toMatch(/^[„“A-ZŻŹĆŚŁÓ].{40,}[.!?”]$/)
        expect(text).not.toMatch(/\d/)
      }
    }
    const told = Object.values(baseEn).flatMap((card) => Object.values(card))
    expect(
      Object.values(proseEn)
        .flatMap(Object.values)
        .filter((text) => told.includes(text)),
    ).toEqual([])
  })

  it('jump only to their own sections, reach all of them, and use known section names', () => {
    for (const { id, sections } of scripts) {
      const jumps = nodesIn(sections).flatMap(({ op, label }) => (op === 'section' ? [String(label)] : []))
      expect([...new Set(['arrival', ...jumps])].sort(), id).toEqual(Object.keys(sections).sort())
      expect(Object.keys(sections)[0], id).toBe('arrival')
      expect(jumps.filter((label) => sectionNames[label] === undefined)).toEqual([])
    }
  })

  it('never jump out of a fight or out of an effect on another player', () => {
    for (const { id, sections } of scripts)
      for (const node of nodesIn(sections)) {
        if (node.op === 'combat')
          expect(
            nodesIn([node['win'], node['lose']]).some(({ op }) => op === 'section' || op === 'end'),
            id,
          ).toBe(false)
        if (node.op === 'happensTo')
          expect(
            nodesIn(node['do']).some(({ op }) => op === 'section' || op === 'end'),
            id,
          ).toBe(false)
      }
  })

  it('name every enemy in both languages', () => {
    const fought = nodesIn(scripts).flatMap(({ op, enemy }) => (op === 'combat' ? [String(enemy)] : []))
    const own = [...new Set(fought)].filter((enemy) => baseEnemies[enemy] === undefined).sort()
    for (const enemies of [enemiesEn, enemiesPl]) expect(Object.keys(enemies).sort()).toEqual(own)
  })

  it('OR-JOB-07: only the test of the required skill can fail a job, and its scripts test exactly the listed skills', () => {
    for (const script of jobScripts) {
      const { skills, required } = jobOf(script)
      const failing = nodesIn(script.sections).filter(
        ({ op, fail, ...more }) =>
          (op === 'test' && nodesIn(fail).some((node) => node.op === 'end')) ||
          (op === 'confront' && ends(more)),
      )
      expect([...new Set(failing.map(({ skill }) => skill))], script.id).toEqual(required)
      const own = nodesIn(script.sections, 'happensTo').filter(({ op }) => op === 'test' || op === 'confront')
      expect([...new Set(own.map(({ skill }) => skill))].sort(), script.id).toEqual([...skills].sort())
    }
  })

  it('UB-TJB-01, UB-OJB-02: only team jobs involve a partner, and only confrontational jobs an opponent', () => {
    for (const { id, number, sections } of jobScripts) {
      const others = new Set(
        nodesIn(sections).flatMap(({ op, who }) => (op === 'happensTo' ? [String(who)] : [])),
      )
      const kind = togetherOf(number)
      expect([...others], id).toEqual(kind === undefined ? [] : [kind === 'team' ? 'partner' : 'opponent'])
      expect(
        nodesIn(sections).some(({ op }) => op === 'confront'),
        id,
      ).toBe(kind === 'confrontational')
    }
    expect(nodesIn(goalScripts).some(({ op }) => op === 'happensTo')).toBe(false)
  })

  it('UB-OJB-03, UB-OJB-04: an owner who passes alone gets the best result', () => {
    for (const node of nodesIn(jobScripts).filter(({ op }) => op === 'confront')) {
      const { onlyYouPass, bothPass, bothFail, onlyOpponentPasses } = node
      expect([onlyYouPass, bothPass].map(ends)).toEqual([false, false])
      expect([bothFail, onlyOpponentPasses].map(ends)).toEqual([true, true])
      expect(nodesIn(onlyYouPass).some(({ op }) => op === 'takeCredits' || op === 'takeFromOpponent')).toBe(
        true,
      )
      expect(onlyYouPass).not.toEqual(bothPass)
    }
  })

  it('UB-FACT-54, UB-AMB-32: scripts of goals complete a goal or win the game', () => {
    for (const { id, number, sections } of goalScripts) {
      const closing = nodesIn(sections).flatMap(({ op }) =>
        op === 'winTheGame' || op === 'completeGoal' ? [op] : [],
      )
      expect([...new Set(closing)], id).toEqual([number < 66 ? 'winTheGame' : 'completeGoal'])
      expect(ends(sections), id).toBe(true)
    }
    const base = goalScripts.find(({ number }) => number === 63)
    const tested = nodesIn(base).flatMap(({ op, skill }) => (op === 'test' ? [skill] : []))
    expect(tested.sort()).toEqual(['piloting', 'stealth', 'strength', 'tech'])
    expect(nodesIn(base).flatMap(({ op, kind }) => (op === 'combat' ? [kind] : []))).toEqual(['ship', 'ship'])
  })

  it('OR-DEF-07: a player with the required skill completes them as often as those of the base game', () => {
    const odds = {
      easy: [0.65, 0.78],
      medium: [0.42, 0.62],
      hard: [0.28, 0.42],
      final: [0.22, 0.4],
      // Our own sheets are meant to be easier to win with than the transcribed ones.
      ownFinal: [0.3, 0.48],
    } as const
    for (const script of scripts) {
      if (togetherOf(script.number) === 'confrontational') continue
      const tier = tierOf(script)
      const chance = chanceOf(script, requiredBy(script))
      const [least, most] = odds[tier]
      expect(chance, `${script.id} ${tier}`).toBeGreaterThan(least)
      expect(chance, `${script.id} ${tier}`).toBeLessThan(most)
    }
  })
})

function requiredBy(script: DatabankCard): Skill {
  if (script.number < 60) return at(jobOf(script).required, 0)
  const failing = nodesIn(script.sections).find(({ op, fail }) => op === 'test' && ends(fail))
  return failing?.['skill'] as Skill // the skill of a test
}

/** Number 63 belongs to a transcribed sheet (UB-FACT-54). */
function tierOf({ number }: DatabankCard): 'easy' | 'medium' | 'hard' | 'final' | 'ownFinal' {
  if (number === 63) return 'final'
  if (number >= 60) return number < 66 ? 'ownFinal' : 'easy'
  if ([47, 51, 54, 55].includes(number)) return 'hard'
  return number === 49 || number === 50 ? 'easy' : 'medium'
}

/*
 * The chance of success with best play for a player with one skill, ground and ship combat 3, health and hull 4 and no
 * credits. A partner has the same figures and none of the skills.
 */

const UNTRAINED = 1 - (7 / 8) ** 2
const TRAINED = 1 - (4 / 8) ** 2
const COMBAT = 3
const LIMIT = 4

/** The damage on both players of a team job. */
type Harm = Readonly<Record<`${'you' | 'partner'} ${'character' | 'ship'}`, number>>
type Then = (harm: Harm) => number

/** The chance of each amount of damage that a number of dice deal. */
function damageOf(dice: number): number[] {
  const die = [4 / 8, 3 / 8, 1 / 8]
  let chances = [1]
  for (let rolled = 0; rolled < dice; rolled++) {
    const next = new Array<number>(chances.length + 2).fill(0)
    for (const [damage, chance] of chances.entries())
      for (const [more, share] of die.entries())
        next[damage + more] = at(next, damage + more) + chance * share
    chances = next
  }
  return chances
}

function chanceOf(script: DatabankCard, skill: Skill): number {
  const harmed = (harm: Harm, then: Then): number =>
    Object.values(harm).some((damage) => damage >= LIMIT) ? 0 : then(harm)

  type Who = 'you' | 'partner'
  const run = (node: CardEffect | undefined, harm: Harm, then: Then, who: Who = 'you'): number => {
    if (node === undefined) return then(harm)
    switch (node.op) {
      case 'all': {
        const [first, ...rest] = node.of
        return first === undefined
          ? then(harm)
          : run(first, harm, (after) => run({ op: 'all', of: rest }, after, then, who), who)
      }
      case 'choose':
        return Math.max(...node.of.map((part) => (part.op === 'pay' ? 0 : run(part, harm, then, who))))
      case 'section':
        return run(script.sections[node.label], harm, then)
      case 'test': {
        const passes = who === 'you' && node.skill === skill ? TRAINED : UNTRAINED
        return passes * run(node.pass, harm, then, who) + (1 - passes) * run(node.fail, harm, then, who)
      }
      case 'combat': {
        const on = `${who} ${node.kind === 'ground' ? 'character' : 'ship'}` as const
        let chance = 0
        for (const [dealt, ofDealt] of damageOf(COMBAT).entries())
          for (const [suffered, ofSuffered] of damageOf(node.value).entries()) {
            const outcome = dealt >= suffered ? node.win : node.lose
            chance +=
              ofDealt *
              ofSuffered *
              run(outcome, harm, (after) => harmed({ ...after, [on]: after[on] + suffered }, then), who)
          }
        return chance
      }
      case 'suffer':
        return harmed({ ...harm, [`${who} ${node.on}`]: harm[`${who} ${node.on}`] + node.amount }, then)
      case 'completeJob':
      case 'completeGoal':
      case 'winTheGame':
        return 1
      case 'end':
        return 0
      case 'happensTo':
        return run(node.do, harm, then, 'partner')
      case 'gainTop':
      case 'gainReputation':
      case 'gainCredits':
      case 'loseCredits':
        return then(harm)
      default:
        throw new Error(`unforeseen in a script: ${node.op}`)
    }
  }
  const unharmed = { 'you character': 0, 'you ship': 0, 'partner character': 0, 'partner ship': 0 }
  return run(Object.values(script.sections)[0], unharmed, () => 0)
}
