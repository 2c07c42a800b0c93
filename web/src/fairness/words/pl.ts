import { counted, type PluralForms } from '@kantyna/kernel'
import type { en } from './en.ts'

const count = (number: number, forms: Required<PluralForms>) => counted('pl', number, forms)

export const pl: typeof en = {
  how: 'Jak to działa',
  steps: [
    'W grze przy tym ekranie ziarno i liczba losowa dla każdego miejsca przy stole pochodzą z generatora liczb losowych tej przeglądarki i powstają w chwili rozpoczęcia gry. Razem decydują o każdym tasowaniu i losowaniu.',
    'Odcisk ziarna jest ustalony przed pierwszym tasowaniem. Nie zdradza ziarna, a innego ziarna o takim samym odcisku nie da się znaleźć.',
    'Po grze ziarno zostaje pokazane. Sprawdzanie odtwarza każde tasowanie i losowanie: to dowód, że żadnego później nie zmieniono.',
  ],
  bots: 'Boty widzą tylko to, co ty na ich miejscu: własne karty i to, co leży odkryte. Dostają widok, nigdy całą grę.',
  promise: 'Odcisk ziarna ustalony przed pierwszym tasowaniem',
  shares: 'Liczby losowe dla miejsc',
  fromHere: 'wysłana z tego urządzenia',
  seed: 'Ziarno',
  seedLater: 'Pozostaje tajne do końca gry.',
  checks: 'Sprawdzone przed chwilą na tym urządzeniu',
  checkSeal: 'Suma kontrolna zapisu się zgadza. Wykrywa pomyłki i uszkodzenia, nie wprawne fałszerstwo.',
  checkSeed: 'Ziarno ma odcisk ustalony na początku.',
  checkShares: 'Liczby losowe dla miejsc też mają właściwe odciski.',
  checkReplay: (entries) =>
    `Zgodne z zasadami i prowadzą do zapisanego końca: ${count(entries, { one: 'decyzja', few: 'decyzje', many: 'decyzji', other: 'decyzji' })}.`,
  checkDraws: (draws) =>
    `Dokładnie takie, jakie dają ziarno i liczby losowe dla miejsc: ${count(draws, { one: 'wylosowana liczba', few: 'wylosowane liczby', many: 'wylosowanych liczb', other: 'wylosowanej liczby' })}.`,
  drawsLater: (draws) =>
    `Dotąd wylosowano: ${count(draws, { one: 'liczba', few: 'liczby', many: 'liczb', other: 'liczby' })}. Da się je sprawdzić po zakończeniu gry.`,
  failed: 'Coś się nie zgadza',
  limits:
    'To dowodzi losowań. Imiona, decyzje i cofnięcia są tylko podane, nie udowodnione: kto ma ziarno, może rozegrać te same losowania innymi decyzjami.',
  fingerprint: 'Odcisk gry',
  fingerprintSays: 'Porównaj go z tym, który pokazano na końcu gry: plik z innymi decyzjami ma inny odcisk.',
  fingerprintLater: 'Będzie tu po zakończeniu gry.',
  draws: 'Co wylosowano i czego się spodziewać',
  drawsHidden:
    'Będzie tu po zakończeniu gry: wcześniej mogłoby zdradzić coś o tasowaniach, których wynik jest jeszcze ukryty.',
  drawsSay:
    'Każde losowanie to liczba z pewnego zakresu. Gdy zakres podzielić na równe części, do każdej powinno trafić mniej więcej tyle samo; trochę więcej lub mniej to zwykły przypadek.',
  streams: {
    stream: 'Do czego',
    draws: 'Losowania',
    inBrackets: 'W nawiasach: średnia, jakiej można się spodziewać.',
  },
  export: 'Zapisz grę i sprawdź ją gdzie indziej',
}
