import { counted, type PluralForms } from '@kantyna/kernel'
import type { en } from './en.ts'

const count = (number: number, forms: Required<PluralForms>) => counted('pl', number, forms)

/** The same in Polish. */
export const pl: typeof en = {
  title: (game) => `Nowa gra: ${game}`,
  withExpansion: (name: string) => `Z dodatkiem ${name}`,
  whatIsNew: 'Poznaj nowości',
  howMany: 'Liczba graczy',
  seats: 'Kto gdzie siedzi',
  seat: (number) => `Miejsce ${number}`,
  person: 'Gracz',
  bot: 'Bot',
  name: 'Imię',
  level: 'Poziom',
  partnersAre: (pairs) => `Kto gra razem, wygrywa razem. Pary: ${pairs.join(', ')}.`,
  options: 'Opcje gry',
  start: 'Zaczynamy',
  hotSeat:
    'Gracie przy jednym ekranie: przed każdą turą kurtyna zasłoni karty, aż urządzenie trafi we właściwe ręce.',
  onlyBots: 'Grają same boty: możesz popatrzeć.',
  withAutoma: (players, automas) =>
    automas > 1
      ? `${players} + ${count(automas, { one: 'gracz SI', few: 'gracze SI', many: 'graczy SI', other: 'gracza SI' })}`
      : `${players} + gracz SI`,
  outdated: (options) =>
    `Niektórych opcji z ostatniej gry nie można tu użyć: ${options.join(', ')}. Sprawdź opcje poniżej.`,
  automaSays: 'Gra według własnych kart, zgodnie z instrukcją.',
  unreadable: 'Nie można odczytać ustawień ostatniej gry, więc miejsca i opcje są takie jak zwykle.',
  unknownExpansion: (id) =>
    `W ustawieniach ostatniej gry jest dodatek „${id}”, którego tu nie ma, więc gra zacznie się bez niego.`,
}
