interface Props {
  readonly path: string
  readonly size: number
  /** The name of the game's icon. The page explains icons by these names. */
  readonly name?: string
}

/** A line drawing of 24 by 24 in the colour of the text beside it. */
export function LineIcon({ path, size, name }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={path} />
    </svg>
  )
}
