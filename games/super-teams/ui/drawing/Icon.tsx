import { LineIcon } from '@kantyna/ui'

/** The icons of the race, as line drawings of 24 by 24. */
const paths = {
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  distance: 'M4 18h3M9.5 18h2M14 18h1.5M18.5 18V6l-3.5 3.5M18.5 6 22 9.5',
  cards: 'M8 4.5h9.5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 7v10.5',
  bonus: 'm12 3.5 2.4 5.6 6.1.5-4.7 4 1.5 5.9-5.3-3.2-5.3 3.2 1.5-5.9-4.7-4 6.1-.5Z',
  won: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return <LineIcon path={paths[name]} size={size} name={name} />
}
