import type { Lang } from '@kantyna/kernel'

interface OnlineSectionWords {
  readonly title: string
  readonly show: string
  readonly offline: string
  readonly unreachable: string
  readonly again: string
}

/** The words of the lobby's section about online tables: few enough to be fetched with it in both languages. */
export const onlineSectionWords: Readonly<Record<Lang, OnlineSectionWords>> = {
  en: {
    title: 'Online tables',
    show: 'Show tables looking for players',
    offline: 'You are offline: online tables are back as soon as you are connected.',
    unreachable: 'The server cannot be reached, so online tables are unavailable right now.',
    again: 'Try again',
  },
  pl: {
    title: 'Stoły online',
    show: 'Pokaż stoły szukające graczy',
    offline: 'Nie ma połączenia: stoły online wrócą razem z siecią.',
    unreachable: 'Serwer nie odpowiada, więc stoły online są teraz niedostępne.',
    again: 'Spróbuj jeszcze raz',
  },
}
