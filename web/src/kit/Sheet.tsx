import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { CloseButton } from './CloseButton.tsx'

interface Props {
  readonly title: string
  /** It has to be answered, so it has no cross in its corner. */
  readonly role?: 'alertdialog'
  readonly children: ComponentChildren
  onClose(): void
}

/** A dialog above the whole page: the browser keeps the focus in it, and gives it back afterwards. */
export function Sheet({ title, role, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Not one of its buttons: whoever has just pressed Enter must not answer by accident.
    shown?.focus()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser tells as `cancel`
    <dialog
      ref={dialog}
      className="sheet"
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
      onClick={({ target }) => {
        // The veil around it is a part of it; all else lies in its body.
        if (target === dialog.current) onClose()
      }}
    >
      <div className="sheet-body">
        <header className="sheet-top">
          <h2 id={titleId}>{title}</h2>
          {role !== 'alertdialog' && <CloseButton onClose={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  )
}
