import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** With visible marks: `~` keeps two words together, `+` the halves of a name. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '+')

test.each([
  ['Statek i karta w grze', 'Statek i~karta w~grze'],
  ['a i w grze', 'a~i~w~grze'],
  ['Z pola (o 2 pola) „i tak”', 'Z~pola (o~2~pola) „i~tak”'],
  ['Zapłać 1 obcy, dostań 12 000 kredytów', 'Zapłać 1~obcy, dostań 12 000~kredytów'],
  ['zyskaj 2 Mocy, Jedi 1', 'zyskaj 2~Mocy, Jedi 1'],
  ['GX1 Short Hauler, DL-44 Blaster', 'GX1 Short Hauler, DL-44 Blaster'],
  ['Gain 3 resources and 1 credit', 'Gain 3~resources and 1~credit'],
  ['rzuć 2 pięciogwiazdkowymi kośćmi', 'rzuć 2 pięciogwiazdkowymi kośćmi'],
  ['Draw a card', 'Draw a~card'],
  ['Gain 2 VP, zyskaj 12 PZ.', 'Gain 2~VP, zyskaj 12~PZ.'],
  ['nowy wiersz\ni dalej', 'nowy wiersz\ni~dalej'],
  // What follows is in another element.
  ['Imperium i ', 'Imperium i~'],
  ['czerwona 3: X-wing 0 → 3', 'czerwona 3: X-+wing 0~→~3'],
  ['W1-LE', 'W1-+LE'],
  ['0 → 20 ↩ 17', '0~→~20~↩~17'],
  ['AT-ST, AT-AT, C-ROC', 'AT-+ST, AT-+AT, C-+ROC'],
  ['w grze 2- i 4-osobowej', 'w~grze 2- i~4-+osobowej'],
])('%s', (text, kept) => {
  expect(shown(text)).toBe(kept)
})

test.each(['ST-TOW-01', 'SG-05', 'deck-building', 'na stole', 'taki', '3', ''])(
  '%s stays as it is',
  (text) => {
    expect(keepTogether(text)).toBe(text)
  },
)

test('text that is drawn twice stays the same', () => {
  const once = keepTogether('X-wing i Y-wing w locie: 0 → 3')
  expect(keepTogether(once)).toBe(once)
})
