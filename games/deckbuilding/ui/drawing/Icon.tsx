/** The icons of the numbers on cards, in a box of 24 × 24. They differ even at the size of a letter. */
const shapes = {
  attack:
    'M12 1 14.1 7.2 19.8 4.2 16.8 9.9 23 12 16.8 14.1 19.8 19.8 14.1 16.8 12 23 9.9 16.8 4.2 19.8 7.2 14.1 1 12 7.2 9.9 4.2 4.2 9.9 7.2Z',
  resources: 'M12 1.6 21 6.4v.4l-9 4.8-9-4.8v-.4ZM2.6 9.2l8.2 4.4v8.8l-8.2-4.6ZM21.4 9.2v8.6l-8.2 4.6v-8.8Z',
  force:
    'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21ZM12 4.2a7.8 7.8 0 0 0 0 15.6c3.6-2.6 3.6-5.2 0-7.8s-3.6-5.2 0-7.8Z',
  target:
    'M10.6 1h2.8v3.2a8 8 0 0 1 6.4 6.4H23v2.8h-3.2a8 8 0 0 1-6.4 6.4V23h-2.8v-3.2a8 8 0 0 1-6.4-6.4H1v-2.8h3.2a8 8 0 0 1 6.4-6.4ZM12 6.8a5.2 5.2 0 1 0 0 10.4a5.2 5.2 0 0 0 0-10.4ZM12 9.9a2.1 2.1 0 1 1 0 4.2a2.1 2.1 0 0 1 0-4.2Z',
  hull: 'M12 1.4 21 4.6v7c0 5.2-3.7 9-9 11-5.3-2-9-5.8-9-11v-7ZM12 5v14.4c3.4-1.6 5.8-4.3 5.8-7.8V6.9Z',
  exile:
    'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21ZM8.3 6.4 6.4 8.3 10.1 12l-3.7 3.7 1.9 1.9 3.7-3.7 3.7 3.7 1.9-1.9-3.7-3.7 3.7-3.7-1.9-1.9-3.7 3.7Z',
  card: 'M6.5 1.5h11A1.8 1.8 0 0 1 19.3 3.3v17.4a1.8 1.8 0 0 1-1.8 1.8h-11a1.8 1.8 0 0 1-1.8-1.8V3.3A1.8 1.8 0 0 1 6.5 1.5ZM12 7.2l-4.2 5h2.7v4.6h3v-4.6h2.7Z',
  use: 'M12 3a9 9 0 0 1 8.6 6.4l2.2-.7-2.5 6.5-5.8-3.8 2.6-.8A5.8 5.8 0 1 0 17 15.2l2.6 1.9A9 9 0 1 1 12 3Z',
  text: 'M3 4.5h18v3H3ZM3 10.5h18v3H3ZM3 16.5h11v3H3Z',
  cross: 'M5.5 3 12 9.5 18.5 3 21 5.5 14.5 12 21 18.5 18.5 21 12 14.5 5.5 21 3 18.5 9.5 12 3 5.5Z',
  planet:
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17ZM5.5 13.5c3 2.2 9 2.2 12.800-.5v2.600c-3.5 2-8.5 2-11.600 0Z',
  trophy:
    'M6 2h12v2h4v3a5 5 0 0 1-4.6 5A6 6 0 0 1 13.5 15v3H17v4H7v-4h3.5v-3a6 6 0 0 1-3.9-3A5 5 0 0 1 2 7V4h4Zm0 4.5H4.3A2.6 2.6 0 0 0 6 9.2Zm12 0v2.7a2.6 2.6 0 0 0 1.7-2.7Z',
} as const

export type IconName = keyof typeof shapes

/** An icon as large as a letter, or of the given size. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return (
    <svg
      className={`db-icon db-icon-${name}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      {...(size !== undefined && { style: { width: size, height: size } })}
    >
      <path fillRule="evenodd" d={shapes[name]} />
    </svg>
  )
}
