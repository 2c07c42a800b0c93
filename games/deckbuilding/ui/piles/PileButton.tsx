import { Icon, type IconName } from '../drawing/Icon.tsx'

interface CountedPile {
  readonly icon: IconName
  readonly value: string
  readonly name: string
  /** The name and the number, in words. */
  readonly label: string
  readonly anchor: string
}

interface Props {
  /** The piles that the panel shows together. */
  readonly piles: readonly CountedPile[]
  onOpen(): void
}

/** Piles that show only numbers until they are opened. */
export function PileButton({ piles, onOpen }: Props) {
  return (
    <button
      type="button"
      className="db-pile-button"
      title={piles.map(({ label }) => label).join('\n')}
      onClick={onOpen}
    >
      {piles.map(({ icon, value, name, anchor }) => (
        <span key={anchor} data-anchor={anchor}>
          <Icon name={icon} />
          <span className="unseen">{name}: </span>
          {value}{' '}
        </span>
      ))}
    </button>
  )
}
