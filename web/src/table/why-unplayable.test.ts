import { superTeamsBundle } from '@kantyna/host/test'
import { type GameBundle, Match, resumeMatch } from '@kantyna/kernel'
import { beforeAll, expect, it } from 'vitest'
import { whyUnplayable } from './why-unplayable.ts'

let bundle: GameBundle
beforeAll(async () => {
  bundle = await superTeamsBundle()
})

function saved() {
  const { game } = bundle
  const key = (digit: string) => digit.repeat(64)
  const match = new Match(game, {
    options: game.options(2).parse({ teams: 'choose' }),
    seats: [
      { name: 'Ala', kind: 'person' },
      { name: 'Olek', kind: 'person' },
    ],
    seed: key('1'),
    contributions: [key('2'), key('3')],
  })
  for (let choices = 0; choices < 3; choices++) {
    const [open] = match.position.open
    const [asked] = match.decisionsFor(open?.seat ?? 0)
    if (asked === undefined) throw new Error('Nobody is asked.')
    match.choose({
      seat: asked.seat,
      decision: asked.id,
      picks: asked.options.slice(0, 1).map(({ id }) => id),
    })
  }
  return match.record()
}

it('a save of the current version that was cut off is damaged, not of older rules', () => {
  const record = saved()
  const cut = { ...record, entries: record.entries.slice(0, -1) }
  const resumed = resumeMatch(bundle.game, cut, true)
  if (resumed.ok) throw new Error('It was resumed.')
  expect(resumed.error.code).toBe('wrong-hash')
  expect(whyUnplayable(resumed.error, cut.rulesVersion === bundle.game.rulesVersion)).toBe('damaged')
  expect(whyUnplayable(resumed.error, false)).toBe('oldRules')
})

it('a save with an unknown version of the rules comes from a newer page', () => {
  const resumed = resumeMatch(bundle.game, { ...saved(), rulesVersion: '999' }, true)
  if (resumed.ok) throw new Error('It was resumed.')
  expect(whyUnplayable(resumed.error, false)).toBe('newerRules')
})
