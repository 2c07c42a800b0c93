/** Names of free actions, fetched with the strip that lists them. */
export const freeWords = {
  en: {
    freeActions: 'Free actions',
    freeCount: (count: number) => `Free actions:\u00a0${count}`,
    lastWorker: 'your last worker: nobody is left to place after that',
    close: 'Close',
  },
  pl: {
    freeActions: 'Darmowe akcje',
    freeCount: (count: number) => `Darmowe akcje:\u00a0${count}`,
    lastWorker: 'to twój ostatni robotnik: potem nie będzie kogo wysłać',
    close: 'Zamknij',
  },
} as const
