import {
  answer,
  anyAnswer,
  at,
  begin,
  fastDice,
  langs,
  newChance,
  type PresentedDecision,
  present,
  seatingFor,
  viewOf,
} from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { meta } from '../../meta.ts'
import { rimOptions } from '../../rules/setup/options.ts'
import { words } from '../../words/game-words.ts'
import { choiceTexts } from '../panels/texts.ts'
import { type RimView, rimView } from '../view.ts'
import { readingNow } from './reading-now.ts'

const seats = [
  { seat: 0, kind: 'person', name: 'Ann' },
  { seat: 1, kind: 'person', name: 'Ben' },
] as const

/** The questions of random games while a card is read. */
function* askedByCards(): Generator<{ readonly view: RimView; readonly asked: PresentedDecision }> {
  for (let seed = 1; seed <= 4; seed++) {
    const t = begin(game, seatingFor({ meta }, 2, {}), rimOptions().parse({}), newChance(seed, game.streams))
    const { below } = fastDice(seed)
    for (let choices = 0; t.outcome === null && choices < 600; choices++) {
      const open = at(t.open, 0)
      const asked = present(game, t, open)
      const view = rimView(viewOf(game, t, open.seat))
      if (asked.kind === 'chooseEffect' && readingNow(view) !== null) yield { view, asked }
      answer(game, t, open, anyAnswer(game, t, open, below))
    }
  }
}

test('buttons of an encounter have a short form of the text on the card next to them', () => {
  let shorter = 0
  for (const { asked } of askedByCards())
    for (const lang of langs) {
      const short = choiceTexts(words[lang], seats, asked, true)
      const whole = choiceTexts(words[lang], seats, asked, false)
      expect(new Set(short).size).toBe(new Set(whole).size)
      short.forEach((text, index) => {
        const all = at(whole, index)
        if (text === all) return
        shorter++
        expect(text).toMatch(/^.{44,88}…$/u)
        expect(all.startsWith(text.slice(0, -1))).toBe(true)
      })
    }
  expect(shorter).toBeGreaterThan(20)
})
