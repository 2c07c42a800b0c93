import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { CloseButton } from './CloseButton.tsx'

interface Props {
  readonly title: string
  /** For a question that must be answered: there is no close button. */
  readonly role?: 'alertdialog'
  readonly children: ComponentChildren
  onClose(): void
}

/** A dialog above the whole page: the browser keeps the focus inside, and restores it afterwards. */
export function Sheet({ title, role, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Focus no button: a player who has just pressed Enter must not answer by accident.
    shown?.focus()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and the browser reports that as `cancel`
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
        // The backdrop belongs to the dialog element; everything else is inside its body.
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
