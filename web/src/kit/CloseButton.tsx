import { useWords } from '../words/words.ts'
import { CloseIcon } from './icons.tsx'

interface Props {
  /** What is seen once it is closed, where that is worth a word. */
  readonly title?: string
  readonly className?: string
  onClose(): void
}

/** The cross in the corner of whatever can be closed. */
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
