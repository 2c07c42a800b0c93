import type { ProseLoaders } from '../../../outer-rim/ui/encounters/prose.ts'

/** Loads the situations of the expansion's cards, one file for each deck and language. */
export const proseLoaders: ProseLoaders = {
  en: {
    'cantonica-ord-mantell': () => import('../../content/prose/en/cantonica-ord-mantell.ts'),
    'lothal-mon-calamari': () => import('../../content/prose/en/lothal-mon-calamari.ts'),
    'kessel-maelstrom': () => import('../../content/prose/en/kessel-maelstrom.ts'),
    'tatooine-nal-hutta': () => import('../../content/prose/en/tatooine-nal-hutta.ts'),
    'ryloth-naboo': () => import('../../content/prose/en/ryloth-naboo.ts'),
    'kafrene-takodana': () => import('../../content/prose/en/kafrene-takodana.ts'),
    'core-worlds': () => import('../../content/prose/en/core-worlds.ts'),
    navpoint: () => import('../../content/prose/en/navpoint.ts'),
    contacts: () => import('../../content/prose/en/contacts.ts'),
    scripts: () => import('../../content/prose/en/scripts.ts'),
  },
  pl: {
    'cantonica-ord-mantell': () => import('../../content/prose/pl/cantonica-ord-mantell.ts'),
    'lothal-mon-calamari': () => import('../../content/prose/pl/lothal-mon-calamari.ts'),
    'kessel-maelstrom': () => import('../../content/prose/pl/kessel-maelstrom.ts'),
    'tatooine-nal-hutta': () => import('../../content/prose/pl/tatooine-nal-hutta.ts'),
    'ryloth-naboo': () => import('../../content/prose/pl/ryloth-naboo.ts'),
    'kafrene-takodana': () => import('../../content/prose/pl/kafrene-takodana.ts'),
    'core-worlds': () => import('../../content/prose/pl/core-worlds.ts'),
    navpoint: () => import('../../content/prose/pl/navpoint.ts'),
    contacts: () => import('../../content/prose/pl/contacts.ts'),
    scripts: () => import('../../content/prose/pl/scripts.ts'),
  },
}
