import { at, type GameEvent } from '@kantyna/kernel'
import { proseKey } from '../../content/prose.ts'
import { sectionKeys } from '../../rules/encounters/section-key.ts'
import { FIRST_DATABANK, FIRST_ENCOUNTER } from '../../rules/pieces.ts'
import { pieceThing } from '../../rules/scenario/things.ts'
import { tables } from '../../words/things/names.ts'
import { ThingPicture } from '../card/ThingPicture.tsx'
import { type ProseFile, useSituation } from '../encounters/prose.ts'
import { proseFileOfScript } from '../encounters/reading-now.ts'
import type { SceneProps } from './Persons.tsx'
import { firstEvent } from './titles.ts'

/** The contact or the card, and the beginning of the story. */
export function Story({ moment: { events }, view, lang, isBrief, words, wording }: SceneProps) {
  const piece = firstEvent(events, 'jobBegun')?.card ?? firstEvent(events, 'contactRevealed')?.contact
  const place = placeOf(events)
  // A contact that is only revealed has no story: the log line says how it was revealed.
  const revealed = place === null ? firstEvent(events, 'contactRevealed') : undefined
  const line = revealed === undefined ? null : words[lang].event(revealed)
  return (
    <>
      {piece !== undefined && !isBrief && <ThingPicture thing={pieceThing(piece)} lang={lang} view={view} />}
      {place !== null && <Situation {...place} lang={lang} />}
      {line !== null && <p>{wording(line)}</p>}
    </>
  )
}

interface Place {
  readonly file: ProseFile
  readonly card: string
  readonly section: string
}

function Situation({ file, card, section, lang }: Place & Pick<SceneProps, 'lang'>) {
  const situation = useSituation(lang, file, card, section)
  return situation === null ? null : <p className="or-prose">{situation}</p>
}

/** The place of the story's prose. */
function placeOf(events: readonly GameEvent[]): Place | null {
  const drawn = firstEvent(events, 'encountered')
  if (drawn !== undefined) {
    const { deck, id } = at(tables().encounters, drawn.card - FIRST_ENCOUNTER)
    return { file: deck, card: id, section: proseKey(at(sectionKeys, drawn.section), drawn.standing) }
  }
  const read = firstEvent(events, 'reading')
  if (read === undefined) return null
  const script = at(tables().databank, read.card - FIRST_DATABANK)
  const section = firstEvent(events, 'turnedTo')?.label ?? Object.keys(script.sections)[0] ?? ''
  return { file: proseFileOfScript(script), card: script.id, section }
}
