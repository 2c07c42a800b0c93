import type { Lang } from '@kantyna/kernel'

const words = {
  en: {
    title: (name: string) => `A trade with ${name}`,
    youGive: 'You give:',
    gives: (name: string) => `${name} gives:`,
    thousands: 'Thousands of credits',
    credits: 'Credits',
    less: (what: string) => `Less: ${what}`,
    more: (what: string) => `More: ${what}`,
    nothingToGive: 'nothing that can change hands',
    cancel: 'Cancel',
    offer: 'Offer this',
  },
  pl: {
    title: (name: string) => `Wymiana: ${name}`,
    youGive: 'Dajesz:',
    gives: (name: string) => `${name} daje:`,
    thousands: 'Tysiące kredytów',
    credits: 'Kredyty',
    less: (what: string) => `Mniej: ${what}`,
    more: (what: string) => `Więcej: ${what}`,
    nothingToGive: 'nic, co mogłoby zmienić właściciela',
    cancel: 'Anuluj',
    offer: 'Zaproponuj',
  },
} as const

export function tradeWords(lang: Lang) {
  return words[lang]
}
