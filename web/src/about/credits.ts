/** The work of others that the page is built with. */
export interface Credit {
  readonly name: string
  readonly by: string
  readonly licence: string
  readonly address: string
}

export const fonts: readonly (Credit & { readonly text: string })[] = [
  {
    name: 'Atkinson Hyperlegible',
    by: 'Braille Institute of America',
    licence: 'SIL Open Font License 1.1',
    address: 'https://www.brailleinstitute.org/freefont/',
    text: 'licences/atkinson-hyperlegible.txt',
  },
  {
    name: 'Barlow Condensed',
    by: 'The Barlow Project Authors',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/jpt/barlow',
    text: 'licences/barlow-condensed.txt',
  },
]

export const packages: readonly Credit[] = [
  { name: 'Preact', by: 'Jason Miller', licence: 'MIT', address: 'https://preactjs.com/' },
  { name: 'MiniSearch', by: 'Luca Ongaro', licence: 'MIT', address: 'https://lucaong.github.io/minisearch/' },
  { name: 'Workbox', by: 'Google', licence: 'MIT', address: 'https://developer.chrome.com/docs/workbox/' },
]
