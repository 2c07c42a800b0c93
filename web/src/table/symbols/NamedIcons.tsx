import type { Lang } from '@kantyna/kernel'
import type { GameHelp, GameUi } from '@kantyna/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Elements that handle a touch themselves. */
const answers = 'button, a, summary, input, [role="button"], [data-thing]'

interface Props {
  readonly ui: GameUi
  readonly lang: Lang
  readonly tell: ((text: string) => void) | undefined
}

/** Every icon has a name: a mouse shows it as a tooltip, a finger by a touch that nothing else handles. */
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
      // The description there already says more, including the number.
      if (named === null || named.icon.closest(`[title], ${answers}`) !== null) return
      named.icon.parentElement?.setAttribute('title', named.name)
    }
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(answers) !== null) return
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
