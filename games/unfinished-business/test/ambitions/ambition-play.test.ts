import {
  answer,
  at,
  begin,
  eventFor,
  fastDice,
  isLegalAnswer,
  type Lang,
  langs,
  newChance,
  newOutbox,
  plainText,
  present,
  type Refusal,
  type Seat,
  seatingFor,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import type { Rim, RimOptions } from '../../../outer-rim/rules/rim.ts'
import { otherSourceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { ambitions } from '../../content/ambitions.ts'
import { ambitionProgress } from '../../rules/ambitions/progress.ts'
import { sourceOfSheet } from '../../rules/ambitions/sheets.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { goalTitle } from '../../words/cards/ambition-text.ts'
import { words } from '../../words/game-words.ts'
import { bots } from '../bots.ts'
import { withAmbitions } from './ambition-table.ts'

type Look = (t: Rim) => void

/** A game of quick answers, as bots play ahead in their search. */
function playQuickly(people: number, seed: number, look: Look = () => undefined): Rim {
  const options = game.options(people).parse(withAmbitions) as RimOptions // including those of the expansion
  const t = begin(game, seatingFor(game, people, options), options, newChance(seed, game.streams))
  const { below } = fastDice(seed)
  while (t.outcome === null) {
    look(t)
    const decision = at(t.open, 0)
    const picks = bots.policy?.(t, decision, below) ?? decision.options.slice(0, decision.min)
    expect(isLegalAnswer(game, t, decision, picks), `${decision.kind}: ${picks.join()}`).toBe(true)
    answer(game, t, decision, picks)
  }
  return t
}

describe('quick answers', () => {
  /**
   * In this one game, both seats stay with a contact that pays them every turn, and never go on to their goals. Bots that
   * search leave such a place, quick answers do not.
   */
  const hoarding = { people: 2, seed: 4 }

  test.each([1, 2, 3, 4])('win games of %i people within 30 turns each, without violations', (people) => {
    for (let seed = 1; seed <= 4; seed++) {
      let asked = 0
      const t = playQuickly(people, seed, (now) => {
        if (asked++ % 10 === 0) expect(violations(now)).toEqual([])
      })
      const isHoarding = people === hoarding.people && seed === hoarding.seed
      expect(t.outcome?.endedBy, `seed ${seed}`).toBe(isHoarding ? 'UB-R-01' : undefined)
      if (!isHoarding) expect(t.turn / t.seats).toBeLessThan(30)
    }
  })

  test('the winner has completed every goal and has the fame (UB-AMB-37)', () => {
    for (let seed = 11; seed <= 14; seed++) {
      const t = playQuickly(2, seed)
      expect(t.outcome?.endedBy).toBeUndefined()
      const winner = at(t.outcome?.winners ?? [], 0)
      expect(at(t.fame, winner)).toBeGreaterThanOrEqual(8)
      expect(ambitionProgress(t, winner)?.goals.every(({ isComplete }) => isComplete)).toBe(true)
    }
  })

  test('the judgements of both seats add up to 1, and goals raise them', () => {
    const t = playQuickly(2, 5, (now) => {
      if (now.turn > 0) expect(bots.evaluate(now, 0) + bots.evaluate(now, 1)).toBeCloseTo(1)
    })
    const winner = at(t.outcome?.winners ?? [], 0)
    expect([bots.evaluate(t, winner), bots.evaluate(t, 1 - winner)]).toEqual([1, 0])
    let seen = false
    playQuickly(2, 6, (now) => {
      if (seen || now.turn !== 4) return
      seen = true
      const further = game.copy(now)
      const { goals } = at(ambitions, at(unfinished(now).sheets, 0))
      const first = goals.findIndex(({ mark }) => mark === 1)
      unfinished(further).goalTokens[0] = at(unfinished(further).goalTokens, 0) | (1 << first)
      expect(bots.evaluate(further, 0)).toBeGreaterThanOrEqual(bots.evaluate(now, 0))
    })
    expect(seen).toBe(true)
  })
})

describe('words', () => {
  const nameOf = (seat: Seat) => at(['Ala', 'Olek', 'Ewa', 'Jan'], seat)
  const fine = (said: string) => {
    expect(said.length).toBeGreaterThan(3)
    expect(said).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|: \./)
  }

  test.each(langs)(
    'exist for every question, option, event and refusal in games with ambitions: %s',
    (lang: Lang) => {
      const kinds = new Set<string>()
      const refused = new Set<string>()
      const say = (refusal: Refusal) => {
        refused.add(refusal.reason)
        fine(words[lang].refusal(refusal))
      }
      for (let seed = 21; seed <= 24; seed++) {
        let last: Rim | null = null
        playQuickly(2, seed, (t) => {
          last = t
          t.out ??= newOutbox()
          for (const event of t.out.events) {
            kinds.add(event.type)
            const line = words[lang].event(eventFor(event, null))
            if (line !== null) fine(plainText(line, nameOf))
          }
          t.out = newOutbox()
          const decision = present(game, t, at(t.open, 0))
          if (!['chooseAmbition', 'encounter'].includes(decision.kind)) return
          fine(plainText(words[lang].prompt(decision), nameOf))
          for (const option of decision.options)
            if (option.id.startsWith('goal-') || decision.kind === 'chooseAmbition')
              fine(plainText(words[lang].option(decision, option), nameOf))
          for (const { refusal } of decision.blocked ?? []) say(refusal)
          for (const seat of [0, 1])
            for (const { missing } of ambitionProgress(t, seat)?.goals ?? []) missing.forEach(say)
        })
        expect(last).not.toBeNull()
      }
      for (const kind of [
        'ambitionsDrawn',
        'ambitionChosen',
        'ambitionLeft',
        'goalCompleted',
        'goalLost',
        'goalBegun',
      ])
        expect(kinds).toContain(kind)
      for (const reason of ['earlierGoal', 'fameForFinal', 'goalForFinal', 'notAtGoal', 'wrongReputation'])
        expect(refused).toContain(reason)
      expect(words[lang].waiting('chooseAmbition')).not.toBe('chooseAmbition')
    },
  )

  test('the explanation of a sheet has all of its text (UB-AMB-03)', () => {
    const t = playQuickly(2, 31)
    for (const sheet of unfinished(t).sheets) {
      const source = sourceOfSheet(t, sheet)
      for (const lang of langs) {
        const explained = words[lang].explain(otherSourceThing(source)) ?? null
        expect(explained?.name).toBe(at(ambitions, sheet).name[lang])
        expect(explained?.text.split('\n').length).toBeGreaterThan(5)
      }
    }
  })

  test('UB-AMB-36: the log tells the cause of a lost goal', () => {
    const goal = at(ambitions, 0).goals.findIndex(({ mark }) => mark === 'infinity')
    const event = {
      type: 'goalLost',
      seat: 0,
      sheet: 0,
      goal,
      why: { rule: 'OR-REP-10', reason: 'wrongReputation' },
    }
    for (const lang of langs) {
      const said = plainText(words[lang].event(event) ?? [], nameOf)
      expect(said).toContain(goalTitle(lang, 0, goal))
      expect(said).toContain(words[lang].refusal(event.why))
    }
  })
})
