import { LineIcon } from '@kantyna/ui'

/** Icons of the table, as line drawings of 24 by 24 like the shared ones. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  dot: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  columnLeft: 'M4 5h16v14H4ZM9.5 5v14',
  columnRight: 'M4 5h16v14H4ZM14.5 5v14',
  log: 'M5 6h14M5 10.5h14M5 15h9M5 19.5h6',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  stepOn: 'M6 5v14l9-7ZM18.5 5v14',
  stepBack: 'M18 5v14l-9-7ZM5.5 5v14',
  turnOn: 'M4 5v14l8-7ZM12 5v14l8-7Z',
  turnBack: 'M20 5v14l-8-7ZM12 5v14l-8-7Z',
  skip: 'M5 5v14l9-7ZM14 5v14l5-7Z',
  lamp: 'M12 3v4M5 15a7 7 0 0 1 14 0ZM10 18a2 2 0 0 0 4 0',
  moment: 'M12 4l2.2 5.8L20 12l-5.8 2.2L12 20l-2.2-5.8L4 12l5.8-2.2Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  check: 'M5 12.5 10 17.5 19.5 7',
  cross: 'M6 6l12 12M18 6 6 18',
  partner: 'M8.5 12a4 4 0 1 1 0-.01M15.5 12a4 4 0 1 0 0-.01M8.5 12h7',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0ZM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5M8.5 20h7M9.5 20c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5',
} as const

export type IconName = keyof typeof paths

export function TableIcon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return <LineIcon path={paths[name]} size={size} />
}
