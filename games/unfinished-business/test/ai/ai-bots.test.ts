import { at, fastDice } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { strengthOf } from '../../../outer-rim/rules/bots/prospects.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { hunterWants } from '../../rules/ai/bots.ts'
import { bots } from '../bots.ts'
import { hold, standAt } from '../table.ts'
import { AI, aiDoes, aiTable, crewOf, HUMAN, question } from './ai-table.ts'

/** A hunter has a bounty on a crew member of the bot, on Tatooine. */
function hunted(human: string, hunter: string): Rim {
  const t = aiTable({ human, ais: [hunter] })
  hold(t, AI, 'bounty-saw-gerrera')
  standAt(t, HUMAN, 'tatooine')
  crewOf(t, HUMAN, 'saw-gerrera')
  return t
}

const answerOf = (t: Rim) => {
  aiDoes(t, { op: 'aiHunt' })
  expect(question(t)?.kind).toBe('protectFromHunter')
  const decision = at(t.open, 0)
  const [code] = bots.policy?.(t, decision, fastDice(1).below) ?? []
  return question(t)?.ids[decision.options.indexOf(code ?? 0)]
}

test('bots protect their crew if the fight is worth it, and give it up if not', () => {
  const strong = hunted('han-solo', 'cad-bane')
  hold(strong, HUMAN, 'dl-44-blaster-pistol', 'battle-armor')
  strong.characterDamage[AI] = 0
  expect(answerOf(strong)).toBe('protect')
  const weak = hunted('jyn-erso', 'black-krrsantan')
  hold(weak, AI, 'dl-44-blaster-pistol')
  weak.characterDamage[HUMAN] = 3
  expect(answerOf(weak)).toBe('pass')
})

test('bots stay out of reach of an AI player that has a bounty on them', () => {
  const t = aiTable({ human: 'doctor-aphra' })
  const worth = () => hunterWants.spaces?.(t, strengthOf(t, HUMAN))
  expect(worth()?.(spaceOf('tatooine'))).toBe(0)
  hold(t, AI, 'bounty-doctor-aphra')
  expect(worth()?.(spaceOf('tatooine'))).toBeLessThan(0)
  expect(worth()?.(spaceOf('nal-hutta'))).toBeLessThan(0)
  expect(worth()?.(spaceOf('cantonica'))).toBe(0)
})
