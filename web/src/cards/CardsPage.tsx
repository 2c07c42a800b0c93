import type { Provenance } from '@kantyna/kernel'
import { useMemo, useState } from 'preact/hooks'
import { useLibrary } from '../games/books.ts'
import { editionName, useGameUi } from '../games/games.ts'
import { ChipRow } from '../kit/ChipRow.tsx'
import { ChoiceRow } from '../kit/ChoiceRow.tsx'
import { finderOf } from '../kit/finder.ts'
import { SearchField } from '../kit/SearchField.tsx'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import type { OpenPlace } from '../router/routes.ts'
import { useLang } from '../settings/useSettings.ts'
import { Page } from '../shell/Page.tsx'
import { GalleryCard } from './GalleryCard.tsx'
import { groupId, groupsOf, inGroups, kindOf, kindsOf } from './kinds.ts'
import { useCardsWords } from './words.ts'
import './cards.css'

const origins = ['any', 'seed', 'public', 'original'] as const satisfies readonly ('any' | Provenance)[]

type Origin = (typeof origins)[number]

interface Props {
  readonly game: string
  /** The page from which this page was opened. */
  readonly from?: OpenPlace | undefined
}

/** Every card of a game with its picture and text. */
export function CardsPage({ game, from }: Props) {
  const all = useLibrary(game).cards
  const { ThingPicture } = useGameUi(game)
  const lang = useLang()
  const cards = useCardsWords()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState('any')
  const [pressedGroups, setPressedGroups] = useState<readonly number[]>([])
  const [showsOrigin, setShowsOrigin] = useState(false)
  const [chosenOrigin, setOrigin] = useState<Origin>('any')
  const origin = showsOrigin ? chosenOrigin : 'any'
  const find = useMemo(
    () => finderOf(all.map(({ id, name, text }) => ({ id, title: name[lang], text: text[lang] }))),
    [all, lang],
  )
  const found = typed.trim() === '' ? null : new Set(find(typed).map(({ id }) => id))
  const groups = groupsOf(all)
  const ids = groups.map(groupId)
  const pressed = pressedGroups.flatMap((index) => ids[index] ?? [])
  const shown = inGroups(all, pressed).filter(
    (card) =>
      (kind === 'any' || kindOf(card) === kind) &&
      (origin === 'any' || card.provenance === origin) &&
      (found === null || found.has(card.id)),
  )
  const known = origins.filter((one) => one === 'any' || all.some(({ provenance }) => provenance === one))
  const kinds = groups.length > 0 ? [] : kindsOf(all)
  return (
    <Page title={cards.title(editionName(game, lang))} from={from} width="wide">
      <div className="cards-search">
        <SearchField label={cards.search} value={typed} onChange={setTyped} />
        {groups.length > 0 && (
          <ChipRow
            label={cards.kind}
            chips={groups.map((group) => {
              const id = groupId(group)
              // A filter that no card would match together with the chosen ones is disabled.
              const isDisabled = !pressed.includes(id) && inGroups(all, [...pressed, id]).length === 0
              return { id, name: group[lang], isDisabled }
            })}
            pressed={pressed}
            onChange={(chosen) => setPressedGroups(chosen.map((id) => ids.indexOf(id)))}
          />
        )}
        {kinds.length > 1 && (
          <ChoiceRow
            label={cards.kind}
            choices={['any', ...kinds]}
            names={{ ...Object.fromEntries(kinds.map((one) => [one, one])), ...cards.kinds, any: cards.any }}
            value={kind}
            onChange={setKind}
          />
        )}
        <SwitchRow label={cards.about} isOn={showsOrigin} onChange={setShowsOrigin} />
        {showsOrigin && (
          <ChoiceRow<Origin>
            label={cards.origin}
            choices={known}
            names={{ any: cards.any, ...cards.provenance }}
            value={origin}
            onChange={setOrigin}
          />
        )}
      </div>
      <p role="status" className="soft">
        {shown.length === 0 ? cards.nothing : cards.found(shown.length)}
      </p>
      <ul className="gallery">
        {shown.map((card) => (
          <GalleryCard
            key={card.id}
            card={card}
            picture={<ThingPicture thing={card.thing} lang={lang} />}
            showsOrigin={showsOrigin}
          />
        ))}
      </ul>
    </Page>
  )
}
