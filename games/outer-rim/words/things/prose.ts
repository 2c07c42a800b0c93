import type { GameEvent, GameWords, Lang } from '@kantyna/kernel'
import { prose as cantonicaEn } from '../../content/prose/en/cantonica-ord-mantell.ts'
import { prose as contactsEn } from '../../content/prose/en/contacts.ts'
import { prose as kafreneEn } from '../../content/prose/en/kafrene-takodana.ts'
import { prose as kesselEn } from '../../content/prose/en/kessel-maelstrom.ts'
import { prose as lothalEn } from '../../content/prose/en/lothal-mon-calamari.ts'
import { prose as navpointEn } from '../../content/prose/en/navpoint.ts'
import { prose as rylothEn } from '../../content/prose/en/ryloth-naboo.ts'
import { prose as scriptsEn } from '../../content/prose/en/scripts.ts'
import { prose as tatooineEn } from '../../content/prose/en/tatooine-nal-hutta.ts'
import { prose as cantonicaPl } from '../../content/prose/pl/cantonica-ord-mantell.ts'
import { prose as contactsPl } from '../../content/prose/pl/contacts.ts'
import { prose as kafrenePl } from '../../content/prose/pl/kafrene-takodana.ts'
import { prose as kesselPl } from '../../content/prose/pl/kessel-maelstrom.ts'
import { prose as lothalPl } from '../../content/prose/pl/lothal-mon-calamari.ts'
import { prose as navpointPl } from '../../content/prose/pl/navpoint.ts'
import { prose as rylothPl } from '../../content/prose/pl/ryloth-naboo.ts'
import { prose as scriptsPl } from '../../content/prose/pl/scripts.ts'
import { prose as tatooinePl } from '../../content/prose/pl/tatooine-nal-hutta.ts'
import { type Prose, proseKey } from '../../content/prose.ts'
import { sectionKeys } from '../../rules/encounters/section-key.ts'
import type { RimEvent } from '../../rules/events.ts'
import { idOf } from './names.ts'

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

/** The situation of the card or section that was just read; null if there is none. */
function newSituation(prose: Prose, emitted: GameEvent): string | null {
  const event = emitted as RimEvent // this game emits only RimEvents
  if (event.type === 'encountered') {
    const key = sectionKeys[event.section]
    return key === undefined ? null : (prose[idOf(event.card)]?.[proseKey(key, event.standing)] ?? null)
  }
  const ofCard = event.type === 'reading' || event.type === 'turnedTo' ? prose[idOf(event.card)] : {}
  if (event.type === 'turnedTo') return ofCard?.[event.label] ?? null
  return Object.values(ofCard ?? {})[0] ?? null
}

/**
 * Adds situations to the words of the terminal, including those of expansions. The page shows them next to the card
 * instead.
 */
export function withSituations(
  lang: Lang,
  words: GameWords,
  added: readonly Readonly<Record<Lang, Prose>>[] = [],
): GameWords {
  const prose: Prose = Object.assign({}, situations[lang], ...added.map((each) => each[lang]))
  return {
    ...words,
    event(event) {
      const line = words.event(event)
      const situation = newSituation(prose, event)
      return line === null || situation === null ? line : [...line, ` ${situation}`]
    },
  }
}
