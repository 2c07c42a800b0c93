import { LineIcon } from '@kantyna/ui'

/** Icons for numbers, slots and skills, as line drawings of 24 × 24. */
const paths = {
  fame: 'm12 3 2.5 5.7 6.2.5-4.7 4.1 1.5 6.1L12 16.1 6.5 19.4 8 13.3 3.3 9.2l6.2-.5Z',
  credits: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM8.5 9.5h7M8.5 14.5h7M12 6.5v11',
  damage:
    'M12 2.5 14 8l5.5-2.5L17 11l5 2.5-5.5 1L17.5 20 13 16.5 10 22l-.5-6L4 17.5 7.5 13 2 10.5l6-.5L6 4.5 10.5 8Z',
  health: 'M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9ZM8 12h2.5l1.5-3 2 5 1.2-2H17',
  hull: 'M12 2.8 19.5 5.6v6c0 4.6-3.1 7.7-7.5 9.6-4.4-1.9-7.5-5-7.5-9.6v-6Z',
  hyperdrive: 'M3 12h6M5 8h5M5 16h5M12 5l9 7-9 7 2.5-7Z',
  groundCombat: 'M4 9h13l3 2v2h-5l-2 2H9l-1 5H4.5l1-6H4ZM17 9V6.5',
  shipCombat: 'M12 3v7M12 14v7M3 12h7M14 12h7M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7Z',
  bounty: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5M12 11.9v.2',
  cargo: 'M12 2.8 20.5 7v10L12 21.2 3.5 17V7ZM3.5 7 12 11.3 20.5 7M12 11.3v9.9M7.8 4.9l8.5 4.2',
  crew: 'M9 4.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4ZM3 19.5c0-3.8 2.5-6 6-6s6 2.2 6 6ZM16 5.2a2.8 2.8 0 1 1 0 5.4M17.5 14c2.2.7 3.5 2.6 3.5 5.5h-3',
  gear: 'M4.5 10h9l1.5-2.5h4.5V13h-5L12.5 15H9l-1 5.5H4.5l1-6.5h-1ZM10 10V7.5h3',
  job: 'M6 3.5h9l4 4v13H6ZM15 3.5v4h4M9 11.5h7M9 14.5h7M9 17.5h4',
  mod: 'M14.5 4.2a4.8 4.8 0 0 0-5.8 6.3L3.5 15.7v4.8h4.8l5.2-5.2a4.8 4.8 0 0 0 6.3-5.8l-3 3-3.1-.8-.8-3.1Z',
  ship: 'M12 2.5 15 9v4.5l6 3.5v2.5l-6-1.5-1.5 3h-3L9 18l-6 1.5V17l6-3.5V9ZM12 7v3.5',
  luxury: 'M7 3.5h10l4 5.5-9 11.5L3 9ZM3 9h18M7 3.5 9.5 9 12 20.5 14.5 9 17 3.5',
  gearMod: 'M4 8h8l1.5-2H18v5h-4.5L12 13H8.5l-1 5H4.5L5.5 12H4ZM17 14v7M13.5 17.5h7',
  market: 'M4 9.5h16L18.5 4h-13ZM5.5 9.5V20h13V9.5M10 20v-6h4v6',
  encounter: 'M4.5 4.5h15v11h-8l-4.5 4v-4H4.5ZM9 9h6M9 12h4',
  combat: 'M5 3.5 19 19M19 3.5 5 19M3.5 16.5 7.5 20.5M20.5 16.5l-4 4',
  ai: 'M6 7.5h12v10H6ZM12 7.5V4M12 3.8v-.3M9.5 11.5v1.5M14.5 11.5v1.5M9.5 15.5h5M3.5 11v4M20.5 11v4',
  trade: 'M4 8.5h14l-3.5-4M20 15.5H6l3.5 4',
  pool: 'M5 7.5h14M4 12h16M5 16.5h14M8 4h8M8 20h8',
  secret:
    'M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM4 20 20 4',
  eye: 'M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z',
  contact: 'M12 3.5a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 0 0 0-8.4ZM4 20.5c0-4.5 3.5-7 8-7s8 2.5 8 7Z',
  patrol: 'M12 3 20 7.5v5c0 4-3.5 7-8 8.5-4.5-1.5-8-4.5-8-8.5v-5ZM8.5 12l2.5 2.5 4.5-5',
  goal: 'M6 21V3.5M6 4.5h12l-3 4 3 4H6',
  dice: 'M12 2.5 21 12l-9 9.5L3 12ZM3 12h18M12 2.5 8 12l4 9.5L16 12Z',
  reputation: 'M4 13v5M9.3 9.5V18M14.7 12v6M20 6v12M3 21h18',
  influence: 'M3.5 10v4h3.5l6 4.5v-13L7 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  knowledge:
    'M12 6.5C9.5 4.5 6.5 4 3.5 4.5v14c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2v-14c-3-.5-6 0-8.5 2ZM12 6.5v14',
  piloting:
    'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 10a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM3.7 11h6.4M13.9 11h6.4M12 14v6.5',
  stealth:
    'M5 21c0-4 1-7 2.5-8.5C6 11 5.5 9 6 7c.8-2.8 3.2-4.5 6-4.5S17.2 4.2 18 7c.5 2 0 4-1.5 5.5C18 14 19 17 19 21ZM9 10.5h2M13 10.5h2',
  strength: 'M3 9.5v5M6 7v10M6 12h12M18 7v10M21 9.5v5',
  tactics:
    'M4 20 10 8M10 8a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5ZM14 14l6 6M20 14l-6 6M14 5.5h6M17.5 3 20 5.5 17.5 8',
  tech: 'M7 7h10v10H7ZM10 7V3.5M14 7V3.5M10 20.5V17M14 20.5V17M7 10H3.5M7 14H3.5M20.5 10H17M20.5 14H17',
  trophy: 'M7 3.5h10V9a5 5 0 0 1-10 0ZM7 5H3.5c0 3 1.5 5 4 5.5M17 5h3.5c0 3-1.5 5-4 5.5M12 14v4M8 20.5h8',
  planet:
    'M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM5.8 14C3.5 15.5 2.3 16.8 2.7 17.5c.8 1.2 6-.8 11.5-4.5s8.5-7 7.6-8.3C21.4 4 19.5 4.5 17 5.8',
  illegal: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM6 6l12 12',
  defeated: 'M3 15.5h18M5 15.5c0-2 2-3 4.5-3h9c1.5 0 2 1.2 2 3M6.5 8.5l3 3M9.5 8.5l-3 3M7 19.5h10',
  droid: 'M6.5 11a5.5 5.5 0 0 1 11 0v8h-11ZM12 5.5V3M9.5 11v.5M14 10.5h1.5M9 15h6',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8ZM8 12h8',
  hand: 'M3.5 13.5h3v6.5h-3ZM6.5 14.5 9 13h4.5l1 1.5-1 1.5h-3M6.5 19h8l5.5-4.5-1.3-1.3-4.2 1.8M12 9.5V4M9.5 6.5 12 4l2.5 2.5',
  token:
    'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9ZM12 10v4M10 12h4',
  turn: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2.5v4h-4',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return <LineIcon path={paths[name]} size={size} name={name} />
}

/** An icon inside a drawing; `x` and `y` are the middle of the icon. */
export function IconMark({
  name,
  x,
  y,
  size,
}: {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <path
      className="or-mark"
      d={paths[name]}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}
    />
  )
}
