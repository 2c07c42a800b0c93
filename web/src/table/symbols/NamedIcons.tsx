import type { Lang } from '@kantyna/kernel'
import type { GameHelp, GameUi } from '@kantyna/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Elements that handle a touch themselves. */
const handlesTouch = 'button, a, summary, input, [role="button"], [data-thing]'

interface Props {
  readonly ui: GameUi
  readonly lang: Lang
  readonly tell: ((text: string) => void) | undefined
}

/** Shows the names of icons: to a mouse as a tooltip, to a finger after a touch that nothing else handles. */
export function NamedIcons({ ui, lang, tell }: Props) {
  const [symbols, setSymbols] = useState<GameHelp['symbols'] | null>(null)
  const latest = useRef(tell)
  useLayoutEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    ui.help().then((help) => setSymbols(help.symbols), console.error)
  }, [ui])
  useEffect(() => {
    const table = document.querySelector('.table')
    if (symbols === null || table === null) return
    const nameOf = (target: EventTarget | null) => {
      const icon = target instanceof Element ? target.closest<SVGElement>('[data-icon]') : null
      return icon === null ? null : { icon, name: symbols[icon.dataset['icon'] ?? '']?.[lang] ?? '' }
    }
    const onOver = ({ target }: Event) => {
      const named = nameOf(target)
      // The element's own description already says more, including the number.
      if (named === null || named.icon.closest(`[title], ${handlesTouch}`) !== null) return
      named.icon.parentElement?.setAttribute('title', named.name)
    }
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(handlesTouch) !== null) return
      const text = target.closest('[title]')?.getAttribute('title') ?? nameOf(target)?.name ?? ''
      if (text !== '') latest.current?.(text)
    }
    table.addEventListener('pointerover', onOver)
    table.addEventListener('click', onClick)
    return () => {
      table.removeEventListener('pointerover', onOver)
      table.removeEventListener('click', onClick)
    }
  }, [symbols, lang])
  return null
}
