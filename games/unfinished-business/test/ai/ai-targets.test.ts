import { at, langs, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../../outer-rim/content/names.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { contactSpaces, distance, mapOf, spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { FIRST_CONTACT } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { contactOf, pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { effectText } from '../../../outer-rim/words/cards/effect-text.ts'
import { aiCards } from '../../content/ai-cards.ts'
import { seenContacts } from '../../rules/ai/seen-contacts.ts'
import {
  chooseTarget,
  preferred,
  type Target,
  targetsHere,
  targetsOf,
  targetsOfBounty,
} from '../../rules/ai/targets.ts'
import { game } from '../../rules/game.ts'
import { words } from '../../words/game-words.ts'
import { hold, placeOn, putContactAt, standAt } from '../table.ts'
import { operationsIn } from '../tree-nodes.ts'
import { AI, aiDoes, aiTable, crewOf, HUMAN, playCard, SECOND, stand, told, whyNot } from './ai-table.ts'

const pursue: CardEffect = { op: 'aiPursue' }
const hunt: CardEffect = { op: 'aiHunt' }

/** A target in short. */
function said(t: Rim, { is, seat, card, place }: Target): string {
  if (is === 'character') return `character ${seat}`
  if (is === 'crew') return `crew ${card} of ${seat}`
  return `${is} at ${tablesOf(t).contacts[at(t.contacts, place) - FIRST_CONTACT]?.id}`
}
const targets = (t: Rim) => targetsOf(t, AI).map((target) => said(t, target))
const best = (t: Rim) => preferred(targetsOf(t, AI)).map((target) => said(t, target))
const at2 = (planet: string) => placeOn(planet, 0)

describe('who is a target', () => {
  test('UB-AIB-07, UB-FACT-74: every card of a hunter moves towards a target or encounters one', () => {
    for (const card of aiCards.filter(({ deck }) => deck !== undefined))
      expect(operationsIn(card, 'aiPursue').length + operationsIn(card, 'aiHunt').length).toBeGreaterThan(0)
    expect(effectText(pursue, 'en')).toBe('Move towards a bounty target (character, crew member or contact).')
    expect(effectText(pursue, 'pl')).toBe(
      'Przemieść się w stronę celu zlecenia (postaci, członka załogi lub kontaktu).',
    )
  })

  test('UB-AIB-08: targets are characters, crew members and contacts on a bounty', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra', 'bounty-saw-gerrera', 'bounty-greedo')
    const crew = crewOf(t, HUMAN, 'saw-gerrera')
    putContactAt(t, 'greedo', at2('naboo'))
    putContactAt(t, 'garindan', at2('ryloth'))
    expect(targets(t)).toEqual([`character ${HUMAN}`, `crew ${crew} of ${HUMAN}`, 'contact at greedo'])
  })

  test('UB-AIB-08: without bounties there are no targets (G-52: the hunter skips the line)', () => {
    const t = aiTable()
    putContactAt(t, 'greedo', at2('naboo'))
    expect(targets(t)).toEqual([])
    expect(whyNot(t, pursue)).toBe('noTarget')
    expect(whyNot(t, hunt)).toBe('noTargetHere')
  })

  test('UB-AIB-09, G-53: if no person on a bounty is visible, the nearest facedown contacts of its rank are targets', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera')
    putContactAt(t, 'chewbacca', at2('nal-hutta'), 'down')
    putContactAt(t, 'hera-syndulla', at2('ord-mantell'), 'down')
    putContactAt(t, 'greedo', at2('tatooine'), 'down')
    expect(targets(t)).toEqual(['hidden at chewbacca'])
  })

  test('UB-AIB-09, G-51: no target if no facedown contact of the rank is left', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera')
    putContactAt(t, 'greedo', at2('tatooine'), 'down')
    putContactAt(t, 'hera-syndulla', at2('ord-mantell'), 'up')
    expect(targets(t)).toEqual([])
  })

  test('UB-AIB-10: facedown contacts are not targets for a person who is visible', () => {
    const inSight: readonly ((t: Rim) => void)[] = [
      (t) => crewOf(t, HUMAN, 'saw-gerrera'),
      (t) => putContactAt(t, 'saw-gerrera', at2('lothal'), 'up'),
    ]
    for (const show of inSight) {
      const t = aiTable()
      hold(t, AI, 'bounty-saw-gerrera')
      putContactAt(t, 'chewbacca', at2('nal-hutta'), 'down')
      show(t)
      expect(targets(t)).toHaveLength(1)
      expect(targets(t)[0]).not.toContain('hidden')
    }
    const onPlayer = aiTable()
    hold(onPlayer, AI, 'bounty-doctor-aphra')
    putContactAt(onPlayer, 'contact-han-solo', at2('nal-hutta'), 'down')
    expect(targets(onPlayer)).toEqual([`character ${HUMAN}`])
  })

  test('G-65: captives and people who have left the game are not visible', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera')
    putContactAt(t, 'chewbacca', at2('nal-hutta'), 'down')
    t.removedContacts.push(pieceNamed(t, 'saw-gerrera'))
    expect(targets(t)).toEqual(['hidden at chewbacca'])
  })

  test('G-49, UB-PBT-19: a bounty on the hunter itself has no target, not even a facedown one', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-boba-fett')
    putContactAt(t, 'contact-han-solo', at2('tatooine'), 'down')
    putContactAt(t, 'contact-boba-fett', at2('naboo'), 'up')
    expect(targets(t)).toEqual([])
  })

  test('G-47: the other AI player and its crew are targets too', () => {
    const t = aiTable({ ais: ['boba-fett', 'han-solo'] })
    hold(t, AI, 'bounty-han-solo', 'bounty-saw-gerrera')
    const crew = crewOf(t, SECOND, 'saw-gerrera')
    expect(targets(t)).toEqual([`character ${SECOND}`, `crew ${crew} of ${SECOND}`])
  })

  test('G-50: the hunter’s own crew is a target in the hunter’s space', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera')
    crewOf(t, AI, 'saw-gerrera')
    expect(targetsHere(t, AI)).toHaveLength(1)
    expect(targetsOf(t, AI)[0]).toMatchObject({ is: 'crew', seat: AI, away: 0 })
  })

  test('a target on two bounties is listed once', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera', 'bounty-berra-tolin')
    putContactAt(t, 'chewbacca', at2('nal-hutta'), 'down')
    expect(targets(t)).toEqual(['hidden at chewbacca'])
  })
})

describe('which target comes first', () => {
  test('UB-AIB-11, UB-AIB-12, UB-AIB-13, UB-AIB-14: a character, then crew, then a faceup contact, then a facedown one', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra', 'bounty-saw-gerrera', 'bounty-greedo', 'bounty-k-2so')
    const crew = crewOf(t, HUMAN, 'saw-gerrera')
    putContactAt(t, 'greedo', at2('tatooine'))
    putContactAt(t, 'hondo-ohnaka', placeOn('tatooine', 1), 'down')
    const order = [
      `character ${HUMAN}`,
      `crew ${crew} of ${HUMAN}`,
      'contact at greedo',
      'hidden at hondo-ohnaka',
    ]
    for (const [index, bounty] of ['doctor-aphra', 'saw-gerrera', 'greedo', 'k-2so'].entries()) {
      expect(best(t)).toEqual([order[index]])
      const held = pieceNamed(t, `bounty-${bounty}`)
      t.held[AI] = at(t.held, AI).filter((card) => card !== held)
    }
  })

  test('UB-AIB-13, G-63: of faceup contacts, the lower rank at any distance', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera', 'bounty-k-2so', 'bounty-greedo')
    putContactAt(t, 'saw-gerrera', at2('tatooine'))
    putContactAt(t, 'k-2so', placeOn('tatooine', 1))
    putContactAt(t, 'greedo', at2('cantonica'))
    expect(best(t)).toEqual(['contact at greedo'])
    expect(chooseTarget(t, targetsOf(t, AI)).because).toEqual(['rank'])
  })

  test('UB-AIB-14: of facedown contacts, the lower rank at any distance', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera', 'bounty-greedo')
    putContactAt(t, 'chewbacca', at2('tatooine'), 'down')
    putContactAt(t, 'garindan', at2('cantonica'), 'down')
    expect(best(t)).toEqual(['hidden at garindan'])
  })

  test('UB-AIB-15: of equal targets, the nearest', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-garindan', 'bounty-greedo')
    putContactAt(t, 'greedo', at2('cantonica'))
    putContactAt(t, 'garindan', at2('nal-hutta'))
    expect(best(t)).toEqual(['contact at garindan'])
    expect(chooseTarget(t, targetsOf(t, AI)).because).toEqual(['distance'])
  })

  test('UB-AIB-16: chance decides between equally near targets, again each time', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-garindan', 'bounty-greedo')
    putContactAt(t, 'greedo', at2('nal-hutta'))
    putContactAt(t, 'garindan', placeOn('nal-hutta', 1))
    expect(best(t)).toHaveLength(2)
    const drawn = Array.from({ length: 24 }, () => chooseTarget(t, targetsOf(t, AI)))
    expect(new Set(drawn.map(({ target }) => said(t, target))).size).toBe(2)
    expect(at(drawn, 0).because).toEqual(['chance'])
  })

  test('UB-EX-06: Boba Fett chases Doctor Aphra', () => {
    const t = aiTable({ human: 'doctor-aphra', ais: ['boba-fett'] })
    hold(t, AI, 'bounty-saw-gerrera', 'bounty-doctor-aphra')
    standAt(t, HUMAN, 'kessel')
    putContactAt(t, 'hera-syndulla', at2('ryloth'), 'up')
    putContactAt(t, 'chewbacca', at2('naboo'), 'up')
    putContactAt(t, 'saw-gerrera', at2('nal-hutta'), 'down')
    putContactAt(t, 'contact-han-solo', placeOn('tatooine', 1), 'down')
    // A to D.
    expect(targets(t)).toEqual(['hidden at saw-gerrera', `character ${HUMAN}`])
    const before = distance(t, spaceOf('tatooine'), spaceOf('kessel'))
    const events = aiDoes(t, pursue)
    expect(told(events, 'aiTarget')[0]).toMatchObject({
      seat: AI,
      does: 'pursues',
      target: { is: 'character', seat: HUMAN },
      because: ['kind'],
    })
    expect(distance(t, at(t.spaces, AI), spaceOf('kessel'))).toBeLessThan(before)
  })
})

describe('moving towards it', () => {
  test('G-75, OR-AIMOVE-01: the hunter moves by its hyperdrive, and no farther than the target', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra')
    standAt(t, HUMAN, 'nal-hutta')
    aiDoes(t, pursue)
    expect(t.spaces[AI]).toBe(spaceOf('nal-hutta'))
    expect(whyNot(t, pursue)).toBe('atTarget')
  })

  test('G-75, UB-R-42: the hunter reaches a target at a navpoint even if it could end its move on a planet before it', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra')
    standAt(t, AI, 'cantonica')
    standAt(t, HUMAN, 'co-6')
    const events = aiDoes(t, pursue)
    expect(told(events, 'moved')[0]?.['route']).toContain(spaceOf('ord-mantell'))
    expect(t.spaces[AI]).toBe(spaceOf('co-6'))
  })

  test('G-75, OR-AIMOVE-05: a hostile patrol stops the hunter', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra')
    standAt(t, HUMAN, 'cantonica')
    const neighbours = at(mapOf(t).graph.neighbours, spaceOf('tatooine'))
    t.patrolSpaces = t.patrolSpaces.map((_, faction) => neighbours[faction] ?? at(neighbours, 0))
    aiDoes(t, pursue)
    expect(neighbours).toContain(at(t.spaces, AI))
    for (const faction of factions) stand(t, AI, faction, 1)
    aiDoes(t, pursue)
    expect(neighbours).not.toContain(at(t.spaces, AI))
  })

  test('G-77: the hunter moves towards a defeated character but does not meet it', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra')
    t.isDefeated[HUMAN] = true
    expect(whyNot(t, pursue)).toBeNull()
    standAt(t, HUMAN, 'tatooine')
    expect(whyNot(t, pursue)).toBe('atTarget')
    expect(whyNot(t, hunt)).toBe('noTargetHere')
  })

  test('UB-SOL-09, G-76: an AI player may be on a Core Worlds space, and moves to the other one along the map', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-doctor-aphra')
    standAt(t, AI, 'core-spinward')
    standAt(t, HUMAN, 'core-trailing')
    const events = aiDoes(t, pursue)
    const route = told(events, 'moved')[0]?.['route'] as readonly number[]
    expect(at(route, 0)).toBe(spaceOf('cs-1'))
    expect(route).not.toContain(spaceOf('core-trailing'))
    const back = aiTable()
    hold(back, AI, 'bounty-doctor-aphra')
    standAt(back, HUMAN, 'core-spinward')
    standAt(back, AI, 'cs-1')
    aiDoes(back, pursue)
    expect(back.spaces[AI]).toBe(spaceOf('core-spinward'))
    // OR-AIFLOW-03: it draws no encounter cards, so it never crosses.
    const ops = aiCards.flatMap((card) => operationsIn(card, 'crossTheCore'))
    expect(ops).toEqual([])
  })
})

describe('what an AI player knows', () => {
  test('trap 13: an AI player sees only the backs of facedown contacts', () => {
    const t = aiTable()
    putContactAt(t, 'greedo', at2('nal-hutta'), 'down')
    putContactAt(t, 'garindan', at2('naboo'), 'up')
    expect(seenContacts(t).map(({ person, contact }) => [person, contact])).toEqual(
      [at2('nal-hutta'), at2('naboo')]
        .sort((a, b) => a - b)
        .map((place) => (place === at2('naboo') ? ['garindan', pieceNamed(t, 'garindan')] : [null, -1])),
    )
  })

  test('UB-AIB-09: drawings find the same targets in a view, where unknown tokens have only backs', () => {
    const t = aiTable()
    const bounty = hold(t, AI, 'bounty-greedo')
    putContactAt(t, 'greedo', at2('nal-hutta'), 'down')
    for (const viewer of [HUMAN, null]) {
      const view = viewOf(game, t, viewer)
      expect(seenContacts(view)).toEqual(seenContacts(t))
      const found = targetsOfBounty(view, AI, bounty, seenContacts(view))
      expect(found).toEqual(targetsOf(t, AI))
      expect(found.map(({ is }) => is)).toContain('hidden')
    }
  })

  /** The events of a turn, up to the first token that is turned up. */
  function untilReveal(t: Rim, card: string): readonly unknown[] {
    const events = playCard(t, card)
    const index = events.findIndex(({ type }) => type === 'contactRevealed' || type === 'contactIsPlayer')
    return index < 0 ? events : events.slice(0, index)
  }

  test('dealing hidden tokens again does not change the turn before the first reveal', () => {
    const made = () => {
      const t = aiTable({ human: 'han-solo', ais: ['boba-fett'] })
      hold(t, AI, 'bounty-saw-gerrera', 'bounty-doctor-aphra', 'bounty-greedo')
      t.credits[AI] = 20_000
      // The places after setup.
      const free = [...t.contactsLeftOut]
      const { ranks } = tablesOf(t)
      for (const [place, { rank }] of contactSpaces.entries()) {
        const index = free.findIndex((token) => ranks.indexOf(contactOf(t, token).rank) + 1 === rank)
        if (index < 0) continue
        const [token] = free.splice(index, 1)
        t.contacts[place] = token ?? -1
        t.knowers[token ?? 0] = 0
      }
      t.contactsLeftOut = free
      return t
    }
    const cards = aiCards.filter(({ deck, character }) => deck !== undefined && character !== 'ig-88')
    for (const { id } of cards) {
      const before = made()
      before.aiDeck = [
        ...before.aiDeck.filter((card) => card !== pieceNamed(before, id)),
        pieceNamed(before, id),
      ]
      const expected = JSON.stringify(untilReveal(game.copy(before), id))
      for (let seed = 1; seed <= 4; seed++) {
        const other = game.copy(before)
        shuffleHidden(other, seed)
        expect(JSON.stringify(untilReveal(other, id)), id).toBe(expected)
      }
    }
  })

  test('the log names every target in both languages without telling secrets', () => {
    const t = aiTable()
    hold(t, AI, 'bounty-saw-gerrera')
    putContactAt(t, 'chewbacca', at2('nal-hutta'), 'down')
    const [event] = told(aiDoes(t, pursue), 'aiTarget')
    expect(event?.['target']).toMatchObject({ is: 'hidden', contact: -1 })
    for (const lang of langs) {
      const line = JSON.stringify(words[lang].event(event as never)) // an event of this chapter's words
      expect(line).not.toContain('Chewbacca')
      expect(line).toContain('Nal Hutta')
    }
  })

  test('the log names the lines that an AI player skips', () => {
    for (const reason of ['noTarget', 'atTarget', 'noTargetHere'])
      for (const lang of langs) {
        const refusal = { rule: 'UB-AIB-08', reason }
        expect(words[lang].refusal(refusal).length).toBeGreaterThan(10)
        const t = aiTable()
        const line = {
          type: 'line',
          line: 1,
          refusal,
          source: pieceNamed(t, 'ai-hunter-1'),
          section: 'planning',
        }
        expect(words[lang].event(line as never)).not.toBeNull() // an event of the base game's words
      }
  })
})

/** Shuffles the facedown tokens within each rank. */
function shuffleHidden(t: Rim, seed: number): void {
  const hidden = [...t.contacts.keys()].filter(
    (place) => at(t.contacts, place) >= 0 && !t.contactsUp.includes(place),
  )
  for (const [index, place] of hidden.entries()) {
    const rank = contactOf(t, at(t.contacts, place)).rank
    const same = hidden.filter((other) => contactOf(t, at(t.contacts, other)).rank === rank)
    const other = at(same, (index * 7 + seed * 3) % same.length)
    const token = at(t.contacts, place)
    t.contacts[place] = at(t.contacts, other)
    t.contacts[other] = token
  }
}
