import type { Lang } from '@kantyna/kernel'
import { prose as cantonicaEn } from '../content/prose/en/cantonica-ord-mantell.ts'
import { prose as contactsEn } from '../content/prose/en/contacts.ts'
import { prose as kafreneEn } from '../content/prose/en/kafrene-takodana.ts'
import { prose as kesselEn } from '../content/prose/en/kessel-maelstrom.ts'
import { prose as lothalEn } from '../content/prose/en/lothal-mon-calamari.ts'
import { prose as navpointEn } from '../content/prose/en/navpoint.ts'
import { prose as rylothEn } from '../content/prose/en/ryloth-naboo.ts'
import { prose as scriptsEn } from '../content/prose/en/scripts.ts'
import { prose as tatooineEn } from '../content/prose/en/tatooine-nal-hutta.ts'
import { prose as cantonicaPl } from '../content/prose/pl/cantonica-ord-mantell.ts'
import { prose as contactsPl } from '../content/prose/pl/contacts.ts'
import { prose as kafrenePl } from '../content/prose/pl/kafrene-takodana.ts'
import { prose as kesselPl } from '../content/prose/pl/kessel-maelstrom.ts'
import { prose as lothalPl } from '../content/prose/pl/lothal-mon-calamari.ts'
import { prose as navpointPl } from '../content/prose/pl/navpoint.ts'
import { prose as rylothPl } from '../content/prose/pl/ryloth-naboo.ts'
import { prose as scriptsPl } from '../content/prose/pl/scripts.ts'
import { prose as tatooinePl } from '../content/prose/pl/tatooine-nal-hutta.ts'
import { type Prose, proseKey } from '../content/prose.ts'
import { sectionKeys } from '../rules/section-key.ts'

/** All situations of a language, by the id of the card. */
const situations: Readonly<Record<Lang, Prose>> = {
  en: {
    ...cantonicaEn,
    ...lothalEn,
    ...kesselEn,
    ...tatooineEn,
    ...rylothEn,
    ...kafreneEn,
    ...navpointEn,
    ...contactsEn,
    ...scriptsEn,
  },
  pl: {
    ...cantonicaPl,
    ...lothalPl,
    ...kesselPl,
    ...tatooinePl,
    ...rylothPl,
    ...kafrenePl,
    ...navpointPl,
    ...contactsPl,
    ...scriptsPl,
  },
}

/** What goes on in a section of an encounter card, unless it goes on differently by reputation; '' for nothing. */
export function situationOf(lang: Lang, card: string, section: number): string {
  const key = sectionKeys[section]
  return key === undefined ? '' : (situations[lang][card]?.[proseKey(key)] ?? '')
}

/** What goes on when a databank card is first read. */
export function openingOf(lang: Lang, card: string): string {
  return Object.values(situations[lang][card] ?? {})[0] ?? ''
}
