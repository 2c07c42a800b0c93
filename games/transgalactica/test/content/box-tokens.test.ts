import { describe, expect, test } from 'vitest'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { pirates } from '../../content/pirates.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { summarise } from './brief.ts'

/** Tokens and wealth cards, all of them original completions, written down a second time. */

const basicFacts = [
  ['BB01', 'energy:2'],
  ['BB02', 'energy:2'],
  ['BB03', 'raw:2'],
  ['BB04', 'raw:2'],
  ['BB05', 'alien:1 + energy:1'],
  ['BB06', 'alien:1 + raw:1'],
  ['BB07', 'credit:2'],
  ['BB08', 'credit:2'],
  ['BB09', 'any:2'],
  ['BB10', 'vp:3'],
  ['BB11', 'vp:3'],
  ['BB12', 'move.free:2'],
  ['BB13', 'move.free:1 + vp:1'],
  ['BB14', 'moveToTunnel + vp:1'],
  ['BB15', 'temp(mil):2'],
  ['BB16', 'temp(trade):2'],
  ['BB17', 'adv(tech):1'],
  ['BB18', 'adv(pol):1'],
  ['BB19', 'adv(prod):1'],
  ['BB20', 'mobilise:1'],
] as const

const advancedFacts = [
  ['BA01', 'vp:5'],
  ['BA02', 'credit:3'],
  ['BA03', 'alien:2 + vp:1'],
  ['BA04', 'adv(prod):2'],
  ['BA05', 'adv(tech):2'],
  ['BA06', 'adv(pol):2'],
  ['BA07', '?adv(mil):1!disc(energy:1 + credit:1)'],
  ['BA08', '?adv(trade):1!disc(raw:1 + alien:1)'],
  ['BA09', 'vp:1 + ?outpost(orbit)'],
  ['BA10', 'mark + vp:1'],
  ['BA11', 'takeMission + vp:2'],
  ['BA12', 'doubleIncome'],
  ['BA13', 'reuseMainSpaces'],
  ['BA14', 'act.secondary(mining) + vp:1'],
  ['BA15', 'act.main(omni)'],
  ['BA16', 'mobilise:1 + credit:1'],
  ['BA17', 'adv(prod|tech|pol):2'],
] as const

describe('G13: bonus tokens', () => {
  test.each(basicFacts)('basic %s: %s', (id, effect) => {
    const token = bonusTokens.find((one) => one.id === id)
    expect(token).toMatchObject({ isAdvanced: false, provenance: 'original' })
    expect(summarise(token?.effect ?? null)).toBe(effect)
  })

  test.each(advancedFacts)('advanced %s: %s', (id, effect) => {
    const token = bonusTokens.find((one) => one.id === id)
    expect(token).toMatchObject({ isAdvanced: true, provenance: 'original' })
    expect(summarise(token?.effect ?? null)).toBe(effect)
  })
})

const miningFacts = [
  ['MT01', 'raw:1'],
  ['MT02', 'raw:1'],
  ['MT03', 'raw:1'],
  ['MT04', 'energy:1'],
  ['MT05', 'energy:1'],
  ['MT06', 'vp:1'],
  ['MT07', 'vp:2'],
  ['MT08', 'vp:2'],
  ['MT09', 'alien:1'],
  ['MT10', 'any:1'],
  ['MT11', 'credit:1'],
  ['MT12', 'energy:1 + vp:1'],
  ['MT13', 'raw:1 + vp:1'],
] as const

describe('G11: mining tokens', () => {
  test.each(miningFacts)('%s: %s', (id, reward) => {
    const token = miningTokens.find((one) => one.id === id)
    expect(summarise(token?.reward ?? null)).toBe(reward)
  })

  test('GC-SET-18: the first five are starting tokens, enough for five players', () => {
    expect(miningTokens.filter(({ isStarting }) => isStarting)).toEqual(miningTokens.slice(0, 5))
  })
})

const pirateFacts = [
  ['PT01', 1, 'vp:1', 'income'],
  ['PT02', 2, 'credit:1', 'income'],
  ['PT03', 2, 'any:1', 'mining'],
  ['PT04', 3, 'vp:2', 'income'],
  ['PT05', 3, 'vp:2', 'mining'],
  ['PT06', 4, 'vp:1 + credit:1', 'income'],
] as const

describe('G12: pirates', () => {
  test.each(pirateFacts)('%s: strength %i, %s, on the %s track', (id, strength, reward, goesOn) => {
    const pirate = pirates.find((one) => one.id === id)
    expect(pirate).toMatchObject({ strength, goesOn })
    expect(summarise(pirate?.reward ?? null)).toBe(reward)
  })
})

test('G10, GC-ORG-29: fleet income tokens', () => {
  expect(fleetTokens.map(({ id, reward }) => `${id} ${summarise(reward)}`)).toEqual([
    'FT1 credit:1',
    'FT2 any:1',
    'FT3 vp:3',
  ])
})

const wealthFacts = [
  ['WC01', 'energy:2 + raw:1 + credit:1'],
  ['WC02', 'raw:2 + energy:1 + credit:1'],
  ['WC03', 'alien:1 + raw:1 + energy:1 + credit:1'],
  ['WC04', 'credit:3 + vp:1'],
  ['WC05', 'energy:2 + adv(tech):1'],
  ['WC06', 'raw:2 + credit:1 + adv(prod):1'],
  ['WC07', 'credit:1 + alien:1 + adv(pol):1'],
  ['WC08', 'adv(mil):1!free'],
  ['WC09', 'adv(trade):1!free'],
  ['WC10', 'raw:1 + mobilise:1'],
  ['WC11', 'alien:2 + energy:1 + raw:1'],
  ['WC12', 'vp:1 + adv(tech):1 + adv(pol):1'],
  ['WC13', 'energy:1 + raw:1 + vp:2 + adv(prod):1'],
  ['WC14', 'any:2 + credit:1 + vp:1'],
] as const

describe('G14: wealth cards', () => {
  test.each(wealthFacts)('%s: %s', (id, gain) => {
    const card = wealthCards.find((one) => one.id === id)
    expect(summarise(card?.gain ?? null)).toBe(gain)
  })
})
