import type { TableOption } from '@kantyna/kernel'
import { keepTogether } from '@kantyna/ui/text'
import { createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { type OfferedOption, offeredOptions, openOptions, unusable } from './offered-options.ts'
import { TableOptionField } from './TableOptionField.tsx'

const noMap = { pl: 'Tylko z mapą', en: 'Only with the map' }
const shortGame = { pl: 'Za mało czasu', en: 'Too little time' }

const choice = (value: string) => ({ value, name: { pl: `${value} po polsku`, en: value } })
const map: TableOption = {
  id: 'map',
  name: { pl: 'Mapa', en: 'Map' },
  choices: [choice('none'), choice('large')],
}
const length: TableOption = {
  id: 'length',
  name: { pl: 'Długość', en: 'Length' },
  choices: [
    choice('short'),
    { ...choice('long'), closed: (chosen) => (chosen['map'] === 'large' ? null : shortGame) },
  ],
}
const guard: TableOption = {
  id: 'guard',
  name: { pl: 'Strażnik', en: 'Guard' },
  choices: [choice('off'), choice('on')],
  closed: (chosen) => (chosen['map'] === 'large' ? null : noMap),
}
const options = [map, length, guard]

const chosenIn = (wanted: Readonly<Record<string, string>>) => openOptions(offeredOptions(options, wanted))

describe('options of a table', () => {
  it('are the chosen ones, and otherwise the first of each', () => {
    expect(chosenIn({ map: 'large', length: 'long' })).toEqual({ map: 'large', length: 'long', guard: 'off' })
    expect(chosenIn({ map: 'of another version' })).toEqual({ map: 'none', length: 'short' })
  })

  it('that are excluded by others are left out, and return when those change again', () => {
    const wanted = { map: 'none', length: 'long', guard: 'on' }
    expect(chosenIn(wanted)).toEqual({ map: 'none', length: 'short' })
    expect(chosenIn({ ...wanted, map: 'large' })).toEqual({ map: 'large', length: 'long', guard: 'on' })
  })

  it('of an earlier setup that cannot be used are named', () => {
    const named = (wanted: Readonly<Record<string, string>>) => unusable(options, wanted).map(({ id }) => id)
    expect(named({ map: 'large', length: 'long' })).toEqual([])
    expect(named({ map: 'huge', weather: 'foul', length: 'long' })).toEqual(['map', 'weather', 'length'])
  })

  it('say which are excluded and why', () => {
    const [, ofLength, ofGuard] = offeredOptions(options, {})
    expect(ofGuard?.closed).toBe(noMap)
    expect([ofLength?.closed, ofLength?.choices.map(({ closed }) => closed)]).toEqual([
      null,
      [null, shortGame],
    ])
  })

  it('without any open choice are closed as a whole', () => {
    const none = { ...length, choices: length.choices.slice(1) }
    expect(offeredOptions([map, none], {})[1]?.closed).toBe(shortGame)
    expect(openOptions(offeredOptions([map, none], {}))).toEqual({ map: 'none' })
  })
})

describe('the field of an option', () => {
  const drawn = (offered: OfferedOption | undefined, lang: 'pl' | 'en') =>
    offered === undefined
      ? ''
      : renderToString(createElement(TableOptionField, { offered, lang, onChange: () => undefined }))

  it.each(['pl', 'en'] as const)('is disabled where the option is closed, with the reason in %s', (lang) => {
    const [, , ofGuard] = offeredOptions(options, {})
    expect(drawn(ofGuard, lang)).toMatch(/<select[^>]* disabled[ >]/)
    expect(drawn(ofGuard, lang)).toContain(`>${keepTogether(noMap[lang])}</p>`)
    const [, , open] = offeredOptions(options, { map: 'large' })
    expect(drawn(open, lang)).not.toContain('disabled')
  })

  it.each(['pl', 'en'] as const)('has a closed choice disabled, with the reason in %s', (lang) => {
    const [, ofLength] = offeredOptions(options, {})
    expect(drawn(ofLength, lang)).toMatch(/<option value="long" disabled>[^<]*\(/)
    expect(drawn(ofLength, lang)).toContain(`(${shortGame[lang]})</option>`)
  })
})
