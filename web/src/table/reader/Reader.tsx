import { editionOfGame, type GameBundle, type KernelView, type Lang, type Thing } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useLayoutEffect, useRef } from 'react'
import { CloseButton } from '../../kit/CloseButton.tsx'
import { RuleLink } from '../../kit/RuleLink.tsx'
import { useRuleHref } from '../../router/open-place.ts'
import { useTableWords } from '../words.ts'
import { standClear } from './stand-clear.ts'
import './reader.css'

interface Props {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  /** What is read about: pointed at, touched in vain, or in hand. */
  readonly thing: Thing | null
  /** It stays until it is closed. */
  readonly isPinned: boolean
  onClose(): void
}

/**
 * What a card or a place says, whole, in the dock: beside the hand where there is room, else at an edge of the board
 * where it covers nothing that is asked about. It never opens anywhere else.
 */
export function Reader({ bundle, ui, lang, view, thing: meant, isPinned, onClose }: Props) {
  const words = useTableWords()
  const game = editionOfGame(bundle.game)
  const ruleHref = useRuleHref(game)
  const box = useRef<HTMLElement>(null)
  const thing = meant === null ? null : (ui.readAs?.(meant, view) ?? meant)
  const said = thing === null ? null : bundle.game.words[lang].explain(thing)
  const reading = thing === null ? null : (ui.reading?.(thing, lang) ?? null)
  useLayoutEffect(() => {
    if (box.current !== null) standClear(box.current)
  })
  if (thing === null || said === null)
    return (
      <aside className="reader" ref={box} aria-label={words.reader}>
        <p className="reader-idle small soft">
          <span className="by-mouse">{words.readByMouse}</span>
          <span className="by-finger">{words.readByFinger}</span>
        </p>
      </aside>
    )
  const [firstRule, ...moreRules] = said.rules
  return (
    <aside
      className="reader"
      ref={box}
      aria-label={words.reader}
      data-shown
      data-pinned={isPinned || undefined}
    >
      <div className="reader-picture">
        <ui.ThingPicture thing={thing} lang={lang} view={view} />
      </div>
      <div className="reader-text">
        <p className="reader-name">{said.name}</p>
        {reading !== null && reading.facts.length > 0 && (
          <ul className="reader-facts">
            {reading.facts.map(({ icon, text }) => (
              <li key={text}>
                <ui.Icon name={icon} size={16} />
                {text}
              </li>
            ))}
          </ul>
        )}
        <p className="reader-says">{reading?.text ?? said.text}</p>
        {isPinned && firstRule !== undefined && (
          <p className="reader-rules small">
            <a href={ruleHref(firstRule)} title={firstRule}>
              {words.whyRule}
            </a>
            {moreRules.map((rule) => (
              <RuleLink key={rule} game={game} rule={rule} />
            ))}
          </p>
        )}
      </div>
      {isPinned && <CloseButton className="reader-close" onClose={onClose} />}
    </aside>
  )
}
