import type { Lang } from '@kantyna/kernel'
import type { Prose } from '../../../outer-rim/content/prose.ts'
import { prose as cantonicaEn } from '../../content/prose/en/cantonica-ord-mantell.ts'
import { prose as contactsEn } from '../../content/prose/en/contacts.ts'
import { prose as coreEn } from '../../content/prose/en/core-worlds.ts'
import { prose as kafreneEn } from '../../content/prose/en/kafrene-takodana.ts'
import { prose as kesselEn } from '../../content/prose/en/kessel-maelstrom.ts'
import { prose as lothalEn } from '../../content/prose/en/lothal-mon-calamari.ts'
import { prose as navpointEn } from '../../content/prose/en/navpoint.ts'
import { prose as rylothEn } from '../../content/prose/en/ryloth-naboo.ts'
import { prose as scriptsEn } from '../../content/prose/en/scripts.ts'
import { prose as tatooineEn } from '../../content/prose/en/tatooine-nal-hutta.ts'
import { prose as cantonicaPl } from '../../content/prose/pl/cantonica-ord-mantell.ts'
import { prose as contactsPl } from '../../content/prose/pl/contacts.ts'
import { prose as corePl } from '../../content/prose/pl/core-worlds.ts'
import { prose as kafrenePl } from '../../content/prose/pl/kafrene-takodana.ts'
import { prose as kesselPl } from '../../content/prose/pl/kessel-maelstrom.ts'
import { prose as lothalPl } from '../../content/prose/pl/lothal-mon-calamari.ts'
import { prose as navpointPl } from '../../content/prose/pl/navpoint.ts'
import { prose as rylothPl } from '../../content/prose/pl/ryloth-naboo.ts'
import { prose as scriptsPl } from '../../content/prose/pl/scripts.ts'
import { prose as tatooinePl } from '../../content/prose/pl/tatooine-nal-hutta.ts'

/** The situations on the cards of the expansion, by their ids: the terminal prints them when the card is read. */
export const situations: Readonly<Record<Lang, Prose>> = {
  en: {
    ...cantonicaEn,
    ...lothalEn,
    ...kesselEn,
    ...tatooineEn,
    ...rylothEn,
    ...kafreneEn,
    ...navpointEn,
    ...coreEn,
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
    ...corePl,
    ...contactsPl,
    ...scriptsPl,
  },
}
