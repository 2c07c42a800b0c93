import { Icon, type IconName } from '../drawing/Icon.tsx'

interface Props {
  readonly icon: IconName
  readonly value: string
  readonly label: string
  readonly anchor: string
  onOpen(): void
}

/** A pile that is only a number until it is opened. */
export function PileDoor({ icon, value, label, anchor, onOpen }: Props) {
  return (
    <button
      type="button"
      className="db-door"
      title={label}
      aria-label={label}
      data-anchor={anchor}
      onClick={onOpen}
    >
      <Icon name={icon} />
      <span aria-hidden="true">{value}</span>
    </button>
  )
}
