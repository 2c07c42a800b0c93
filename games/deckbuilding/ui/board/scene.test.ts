import { at, decisionsFor, partAsDecision, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { type Duel, deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { thingOf } from '../../rules/scenario/things.ts'
import { arranged } from '../../test/start.ts'
import { outOfReachTargets, targetsOf } from './scene.ts'

/** A stormtrooper has 2 attack; a Rodian Gunslinger has 2, or 4 against the row. */
const duel = (units = ['stormtrooper', 'rodian-gunslinger', 'imperial-shuttle']) =>
  arranged(1, {
    units: { empire: units },
    ships: { empire: ['star-destroyer'] },
    row: ['princess-leia', 'x-wing', 'boba-fett', 'lobot', 'dengar', 'at-st'],
  })

test('a card that all units together cannot defeat is out of reach; ships do not help', () => {
  const beyond = (t = duel()) => {
    const found = outOfReachTargets(viewOf(deckbuilding, t, 0), decisionsFor(deckbuilding, t, 0))
    return [...found].map(([thing, strength]) => [nameOf(Number(thing.split(':')[1])), strength])
  }
  expect(beyond()).toEqual([])
  expect(beyond(duel(['rodian-gunslinger']))).toEqual([['princess-leia', { total: 4, needs: 6 }]])
  expect(beyond(duel(['stormtrooper']))).toEqual([
    ['princess-leia', { total: 2, needs: 6 }],
    ['x-wing', { total: 2, needs: 3 }],
  ])
})

/** The question while the player composes an attack. */
function committing(t: Duel, attack: string) {
  const [decision] = decisionsFor(deckbuilding, t, 0)
  const option = decision?.options.find(({ id }) => id === attack)
  if (decision === undefined || option?.next === undefined) throw new Error(`${attack} asks for no cards`)
  return [partAsDecision(decision, option, option.next)]
}

test('an attack that is being composed shows its strength on its target', () => {
  const t = duel()
  const xWing = thingOf(at(t.row, 1))
  const decisions = committing(t, 'attack x-wing')
  const nobody = targetsOf(viewOf(deckbuilding, t, 0), decisions, { picked: new Set() })
  expect(nobody).toEqual(new Map([[xWing, { total: 0, needs: 3 }]]))
  const both = at(t.units, 0).slice(0, 2).map(thingOf)
  expect(targetsOf(viewOf(deckbuilding, t, 0), decisions, { picked: new Set(both) }).get(xWing)).toEqual({
    total: 6,
    needs: 3,
  })
})

const nobodyPicked = { picked: new Set<never>() }

test('an attack on the base needs no minimum strength', () => {
  const t = duel()
  const view = viewOf(deckbuilding, t, 0)
  const [strength] = targetsOf(view, committing(t, 'attack base'), nobodyPicked).values()
  expect(strength).toEqual({ total: 0, needs: 0 })
})

test('DB-BASE-02: an attack on a base with ships is aimed at the ships that shield it', () => {
  const t = arranged(1, { units: { empire: ['stormtrooper'] }, ships: { rebels: ['rebel-transport'] } })
  const aimed = targetsOf(viewOf(deckbuilding, t, 0), committing(t, 'attack base'), nobodyPicked)
  expect([...aimed.keys()]).toEqual(at(t.ships, 1).map(thingOf))
})
