import { describe, expect, it } from 'vitest'
import { en as aboutEn } from '../about/words/en.ts'
import { pl as aboutPl } from '../about/words/pl.ts'
import { en as cardsEn } from '../cards/words/en.ts'
import { pl as cardsPl } from '../cards/words/pl.ts'
import { en as fairnessEn } from '../fairness/words/en.ts'
import { pl as fairnessPl } from '../fairness/words/pl.ts'
import { en as lessonEn } from '../lesson/words/en.ts'
import { pl as lessonPl } from '../lesson/words/pl.ts'
import { en as onlineEn } from '../online/words/en.ts'
import { pl as onlinePl } from '../online/words/pl.ts'
import { en as recordsEn } from '../saves/words/en.ts'
import { pl as recordsPl } from '../saves/words/pl.ts'
import { en as settingsEn } from '../settings/words/en.ts'
import { pl as settingsPl } from '../settings/words/pl.ts'
import { en as setupEn } from '../setup/words/en.ts'
import { pl as setupPl } from '../setup/words/pl.ts'
import { en as sharingEn } from '../sharing/words/en.ts'
import { pl as sharingPl } from '../sharing/words/pl.ts'
import { en as tableEn } from '../table/words/en.ts'
import { en as overTableEn } from '../table/words/over-table-en.ts'
import { pl as overTablePl } from '../table/words/over-table-pl.ts'
import { pl as tablePl } from '../table/words/pl.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

const counts = [0, 1, 2, 5, 12, 22, 1.5] as const

describe('words of the page', () => {
  it.each([
    ['the page', en, pl],
    ['about', aboutEn, aboutPl],
    ['cards', cardsEn, cardsPl],
    ['fairness', fairnessEn, fairnessPl],
    ['lessons', lessonEn, lessonPl],
    ['online tables', onlineEn, onlinePl],
    ['records', recordsEn, recordsPl],
    ['settings', settingsEn, settingsPl],
    ['the setup page', setupEn, setupPl],
    ['sharing', sharingEn, sharingPl],
  ])('%s has the same keys in both languages, none empty', (_, english, polish) => {
    expect(shape(polish)).toEqual(shape(english))
  })

  it.each([
    [
      'choices',
      pl.lobby.moves,
      ['0 decyzji', '1 decyzja', '2 decyzje', '5 decyzji', '12 decyzji', '22 decyzje', '1,5 decyzji'],
    ],
    [
      'minutes',
      pl.lobby.minutes,
      [
        'około 0 minut',
        'około 1 minuty',
        'około 2 minut',
        'około 5 minut',
        'około 12 minut',
        'około 22 minut',
        'około 1,5 minuty',
      ],
    ],
    [
      'age',
      pl.lobby.age,
      ['od 0 lat', 'od 1 roku', 'od 2 lat', 'od 5 lat', 'od 12 lat', 'od 22 lat', 'od 1,5 roku'],
    ],
    [
      'copies',
      cardsPl.copies,
      [
        '0 egzemplarzy',
        '1 egzemplarz',
        '2 egzemplarze',
        '5 egzemplarzy',
        '12 egzemplarzy',
        '22 egzemplarze',
        '1,5 egzemplarza',
      ],
    ],
    ['cards', cardsPl.found, ['0 kart', '1 karta', '2 karty', '5 kart', '12 kart', '22 karty', '1,5 karty']],
    [
      'paragraphs',
      pl.rules.found,
      [
        '0 znalezionych akapitów',
        '1 znaleziony akapit',
        '2 znalezione akapity',
        '5 znalezionych akapitów',
        '12 znalezionych akapitów',
        '22 znalezione akapity',
        '1,5 znalezionego akapitu',
      ],
    ],
    [
      'bots',
      (n: number) => pl.lobby.playNowHint(1, n),
      [
        'Przy tym ekranie: 1 gracz',
        'Ty i 1 bot',
        'Ty i 2 boty',
        'Ty i 5 botów',
        'Ty i 12 botów',
        'Ty i 22 boty',
        'Ty i 1,5 bota',
      ],
    ],
  ])('counts %s in Polish', (_, say, expected) => {
    expect(counts.map((count) => say(count))).toEqual(expected)
  })

  it.each([
    [
      'choices',
      en.lobby.moves,
      ['0 choices', '1 choice', '2 choices', '5 choices', '12 choices', '22 choices', '1.5 choices'],
    ],
    [
      'copies',
      cardsEn.copies,
      ['0 copies', '1 copy', '2 copies', '5 copies', '12 copies', '22 copies', '1.5 copies'],
    ],
    [
      'minutes',
      en.lobby.minutes,
      [
        'about 0 minutes',
        'about 1 minute',
        'about 2 minutes',
        'about 5 minutes',
        'about 12 minutes',
        'about 22 minutes',
        'about 1.5 minutes',
      ],
    ],
  ])('counts %s in English', (_, say, expected) => {
    expect(counts.map((count) => say(count))).toEqual(expected)
  })

  it('counts AI players in Polish', () => {
    expect([1, 2, 5].map((automas) => setupPl.withAutoma(1, automas))).toEqual([
      '1 + gracz SI',
      '1 + 2 gracze SI',
      '1 + 5 graczy SI',
    ])
  })

  it('marks cards that are known from public sources', () => {
    expect([cardsEn.provenance.public, cardsEn.provenanceSays.public]).toEqual([
      'from public sources',
      'Known from public sources.',
    ])
    expect([cardsPl.provenance.public, cardsPl.provenanceSays.public]).toEqual([
      'ze źródeł publicznych',
      'Znane ze źródeł publicznych.',
    ])
  })

  it.each([
    ['en', 'Watch the replay', 'Replay', en, tableEn, overTableEn],
    ['pl', 'Obejrzyj powtórkę', 'Powtórka', pl, tablePl, overTablePl],
  ])('has one name for the replay in %s', (_, watch, name, page, table, overTable) => {
    expect([page.lobby.watch, table.watchAgain, overTable.menuReplay]).toEqual([watch, watch, watch])
    expect(table.replay).toBe(name)
  })

  it('shows the same on the button that opens the setup', () => {
    expect([en.lobby.seats, pl.lobby.seats]).toEqual(['Who plays', 'Kto gra'])
  })

  it('names how many can play', () => {
    expect([pl.lobby.players(2, 4), pl.lobby.players(1, 5), pl.lobby.players(2, 2)]).toEqual([
      '2–4 graczy',
      '1–5 graczy',
      '2 gracze',
    ])
    expect([en.lobby.players(2, 4), en.lobby.players(1, 1)]).toEqual(['2–4 players', '1 player'])
  })
})

/** The keys with the type of each value; an empty text is a gap. */
function shape(words: object): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([key, said]: [string, unknown]) => {
      if (typeof said === 'string') return [key, said.trim() === '' ? 'gap' : 'text']
      if (typeof said === 'function') return [key, `says with ${said.length}`]
      return [key, said !== null && typeof said === 'object' ? shape(said) : typeof said]
    }),
  )
}
