/** Words about following, fetched with the preview that shows them. */
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
