import { editionOfGame, type GameBundle, type KernelView, type Lang, type Thing } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useRef } from 'preact/hooks'
import { CloseButton } from '../../kit/CloseButton.tsx'
import { RuleLink } from '../../kit/RuleLink.tsx'
import { useRuleHref } from '../../router/open-place.ts'
import { usePlaced } from '../overlay/usePlaced.ts'
import { type AskedTable, useWhyNot } from '../why/useWhyNot.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { useTableWords } from '../words.ts'
import { placeReader } from './place-reader.ts'
import './reader.css'

interface Props {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  /** The thing to describe: pointed at, touched, or in hand. */
  readonly thing: Thing | null
  /** Whether the reader stays until it is closed. */
  readonly isPinned: boolean
  /** The touched thing that is not an answer now. */
  readonly unlit: Thing | null
  /** The questions at the table; null if nobody is asked. */
  readonly asked: AskedTable | null
  onClose(): void
}

/**
 * Shows the complete text of a card or a place. It lies over the table where it covers nothing that can be touched:
 * beside the hand if there is space, else at an edge of the board.
 */
export function Reader({ bundle, ui, lang, view, thing: described, isPinned, unlit, asked, onClose }: Props) {
  const words = useTableWords()
  const overTable = useOverTableWords()
  const game = editionOfGame(bundle.game)
  const ruleHref = useRuleHref(game)
  const box = useRef<HTMLElement>(null)
  const thing = described === null ? null : (ui.readAs?.(described, view) ?? described)
  const explanation = thing === null ? null : bundle.game.words[lang].explain(thing)
  const reading = thing === null ? null : (ui.reading?.(thing, lang) ?? null)
  const whyNot = useWhyNot({ bundle, ui, lang }, asked, unlit)
  usePlaced(box, placeReader)
  // Always in the document, so that screen readers announce its changes.
  const why = (
    <p key="why" className="reader-why" role="status">
      {whyNot !== null && (
        <>
          {whyNot.text} {whyNot.rule !== null && <RuleLink game={game} rule={whyNot.rule} />}
        </>
      )}
    </p>
  )
  if (thing === null || explanation === null)
    return (
      <aside
        className="reader"
        ref={whyNot === null ? null : box}
        aria-label={words.reader}
        data-shown={whyNot !== null || undefined}
      >
        {whyNot === null && (
          <p className="reader-idle small soft">
            <span className="by-mouse">{overTable.readByMouse}</span>
            <span className="by-finger">{overTable.readByFinger}</span>
          </p>
        )}
        {why}
      </aside>
    )
  const [firstRule, ...moreRules] = explanation.rules
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
        <p className="reader-name">{explanation.name}</p>
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
        <p className="reader-says">{reading?.text ?? explanation.text}</p>
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
      {why}
      {isPinned && <CloseButton className="reader-close" onClose={onClose} />}
    </aside>
  )
}
