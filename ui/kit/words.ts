import type { Lang } from '@kantyna/kernel'

const en = {
  back: 'Back',
  cancel: 'Cancel',
  next: 'Next',
  confirm: 'Confirm',
  less: (what: string) => `${what}: one less`,
  more: (what: string) => `${what}: one more`,
  number: (min: number, max: number) => `A number from ${min} to ${max}`,
  picked: (picked: number, min: number, max: number) =>
    min === max
      ? `${picked} of ${max}`
      : min === 0
        ? `${picked} chosen, ${max} at most`
        : `${picked} chosen, ${min} to ${max} needed`,
  missing: (missing: number) => `Choose ${missing} more`,
  chooseDifferently: 'That cannot be chosen: choose something else.',
  plus: (name: string, amount: number) => `plus ${amount} (${name})`,
  minus: (name: string, amount: number) => `minus ${amount} (${name})`,
  first: (name: string, amount: number) => `${amount} (${name})`,
  comesTo: (amount: number) => `comes to ${amount}`,
  close: 'Close',
  previousPlayer: 'Previous player',
  nextPlayer: 'Next player',
}

const pl: typeof en = {
  back: 'Wstecz',
  cancel: 'Anuluj',
  next: 'Dalej',
  confirm: 'Zatwierdź',
  less: (what) => `${what}: o jeden mniej`,
  more: (what) => `${what}: o jeden więcej`,
  number: (min, max) => `Liczba od ${min} do ${max}`,
  picked: (picked, min, max) =>
    min === max
      ? `${picked} z ${max}`
      : min === 0
        ? `wybrano ${picked}, najwyżej ${max}`
        : `wybrano ${picked}, potrzeba od ${min} do ${max}`,
  missing: (missing) => `Wybierz jeszcze ${missing}`,
  chooseDifferently: 'Tak nie można: wybierz inaczej.',
  plus: (name, amount) => `plus ${amount} (${name})`,
  minus: (name, amount) => `minus ${amount} (${name})`,
  first: (name, amount) => `${amount} (${name})`,
  comesTo: (amount) => `razem ${amount}`,
  close: 'Zamknij',
  previousPlayer: 'Poprzedni gracz',
  nextPlayer: 'Następny gracz',
}

export type KitWords = typeof en

const words: Readonly<Record<Lang, KitWords>> = { en, pl }

/** The kit's own words; words about the game come from the game. */
export function kitWords(lang: Lang): KitWords {
  return words[lang]
}
