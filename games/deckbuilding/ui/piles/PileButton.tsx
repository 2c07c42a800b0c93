import { Icon, type IconName } from '../drawing/Icon.tsx'

interface Props {
  readonly icon: IconName
  readonly value: string
  readonly name: string
  /** The name and the number, in words. */
  readonly label: string
  readonly anchor: string
  onOpen(): void
}

/** A pile that is only a number until it is opened. */
export function PileButton({ icon, value, name, label, anchor, onOpen }: Props) {
  return (
    <button type="button" className="db-pile-button" title={label} data-anchor={anchor} onClick={onOpen}>
      <Icon name={icon} />
      <span className="unseen">{name}: </span>
      {value}
    </button>
  )
}
