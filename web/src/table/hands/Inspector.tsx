import type { GameBundle, Lang } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { CloseIcon } from '../../kit/icons.tsx'
import { useRuleHref } from '../../router/open-place.ts'
import { useTableWords } from '../words.ts'
import { type Place, placeBeside } from './place-beside.ts'
import type { Inspected } from './useHands.ts'

interface Props {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly inspected: Inspected | null
  onClose(): void
}

/** The explanation of a thing, shown beside it. Lets every touch through until it is pinned. */
export function Inspector({ bundle, ui, lang, inspected, onClose }: Props) {
  const words = useTableWords()
  const ruleHref = useRuleHref(bundle.game.meta.id)
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    if (inspected === null || card.current === null) return setPlace(null)
    const { offsetWidth: width, offsetHeight: height } = card.current
    const page = { width: window.innerWidth, height: window.innerHeight }
    setPlace(placeBeside(inspected.element.getBoundingClientRect(), { width, height }, page))
  }, [inspected])
  const says = inspected === null ? null : bundle.game.words[lang].explain(inspected.thing)
  if (inspected === null || says === null) return null
  return (
    <div
      ref={card}
      className="inspector"
      role="tooltip"
      data-pinned={inspected.isPinned || undefined}
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
    >
      <div className="inspector-picture">
        <ui.ThingPicture thing={inspected.thing} lang={lang} />
      </div>
      <div className="inspector-text">
        <p className="inspector-name">{says.name}</p>
        <p className="inspector-says">{says.text}</p>
        {inspected.isPinned && says.rules.length > 0 && (
          <p className="inspector-rules small">
            <span className="soft">{words.menuRules}:</span>
            {says.rules.map((rule) => (
              <a key={rule} href={ruleHref(rule)}>
                {rule}
              </a>
            ))}
          </p>
        )}
      </div>
      {inspected.isPinned && (
        <button
          type="button"
          className="button bare icon inspector-close"
          aria-label={words.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
