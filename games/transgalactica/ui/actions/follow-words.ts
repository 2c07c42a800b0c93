/** Who may follow an action: fetched with what says it. */
export const followWords = {
  en: {
    mayFollow: 'May follow:',
    nobodyFollows: 'Nobody can follow',
  },
  pl: {
    mayFollow: 'Mogą dołączyć:',
    nobodyFollows: 'Nikt nie może dołączyć',
  },
} as const
