import { parseScenarios, plainText, runScenario } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { catalogue } from '../../../outer-rim/rules/catalogue.ts'
import { pieceNamed } from '../../../outer-rim/rules/tables.ts'
import { bundle } from '../../index.ts'

/** The Porax-38 has no slot for crew, so its owner is not asked whether to take a crew member. The log says why. */

const gainThis = { op: 'gainThis' }
const credits = { op: 'gainCredits', amount: 1000 }

test.each([
  ['a choice with one way left', { op: 'choose', of: [gainThis, credits] }, 1000],
  ['one part of several', { op: 'all', of: [gainThis, credits] }, 1000],
  ['an offer', { op: 'may', do: gainThis }, 0],
  ['all that a card brings', gainThis, 0],
])('OR-RES-03: %s: the log tells of a card without a slot', (_, does, won) => {
  const scenario = {
    game: 'outer-rim',
    name: 'no room',
    rules: ['OR-RES-03'],
    seats: 2,
    options: { modules: ['unfinished-business'] },
    cards: {
      encounters: {
        stowaway: {
          deck: 'tatooine-nal-hutta',
          resource: { type: 'crew', cost: null, skills: ['tech'] },
          sections: { tatooine: { reading: { does } } },
        },
      },
    },
    arrange: {
      phase: 'encounter',
      contactsRest: 'leftOut',
      players: {
        1: { at: 'tatooine', ship: 'rogue-class-porax-38', credits: 0 },
        2: { at: 'kessel', credits: 0 },
      },
      encounters: { 'tatooine-nal-hutta': ['stowaway'] },
    },
    do: ['space'],
    expect: {
      asked: { seat: 2, kind: 'plan' },
      events: { including: [{ type: 'declined', seat: 1, card: 'stowaway', 'refusal.reason': 'noSlot' }] },
      state: { 'players.1.credits': won },
    },
  }
  const parsed = parseScenarios(JSON.stringify(scenario))
  if (!parsed.ok) throw new Error(parsed.what)
  const { game, scenarioWords } = bundle
  for (const each of parsed.scenarios)
    expect(runScenario(game, scenarioWords, catalogue, each).failure).toBeNull()
})

test('the log says that there is no slot', () => {
  const card = pieceNamed({ modules: 1 }, 'chewbacca')
  const refusal = { rule: 'OR-RES-03', reason: 'noSlot' }
  const event = { type: 'declined', seat: 0, card, refusal } as const
  const said = (lang: 'pl' | 'en') => plainText(bundle.game.words[lang].event(event) ?? [], () => 'Ala')
  expect(said('en')).toBe('Ala cannot take Chewbacca. There is no slot for this card.')
  expect(said('pl')).toBe(
    'Ala nie może wziąć karty: Chewbacca. Nie ma gniazda, w którym ta karta by się zmieściła.',
  )
})
