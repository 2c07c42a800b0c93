import { Icon, type IconName } from '../drawing/Icon.tsx'

interface Props {
  readonly icon: IconName
  readonly damage: number
  /** The damage with which a player is defeated. */
  readonly limit: number
  readonly label: string
}

/** Health or hull as pips. A pip with damage is struck out. */
export function Damage({ icon, damage, limit, label }: Props) {
  const pips = Array.from({ length: Math.max(limit, damage) }, (_, pip) => pip)
  return (
    <span className="or-damage" role="img" aria-label={label} title={label}>
      <Icon name={icon} size={15} />
      {pips.map((pip) => (
        <i key={pip} data-hurt={pip < damage || undefined} />
      ))}
    </span>
  )
}
