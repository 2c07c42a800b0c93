import { useWords } from '../words/words.ts'
import { CloseIcon } from './icons.tsx'

interface Props {
  /** A tooltip that says what becomes visible on closing, instead of the usual one. */
  readonly title?: string
  readonly className?: string
  onClose(): void
}

/** The cross in the corner of everything that can be closed. */
export function CloseButton({ title, className, onClose }: Props) {
  const { close } = useWords()
  return (
    <button
      type="button"
      className={`button bare icon ${className ?? ''}`}
      aria-label={close}
      title={title ?? close}
      onClick={onClose}
    >
      <CloseIcon />
    </button>
  )
}
