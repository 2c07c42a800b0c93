/** The few icons of the house, in one line of 24 by 24. Words stand beside them or in the button's label. */

interface IconProps {
  readonly path: string
}

function Icon({ path }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export function GearIcon() {
  return (
    <Icon path="M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.8v2.6M12 18.6v2.6M2.8 12h2.6M18.6 12h2.6M5.5 5.5l1.85 1.85M16.65 16.65l1.85 1.85M18.5 5.5l-1.85 1.85M7.35 16.65 5.5 18.5" />
  )
}

export function CloseIcon() {
  return <Icon path="M6 6l12 12M18 6 6 18" />
}

export function BookIcon() {
  return (
    <Icon path="M12 6.5C10 4.8 7 4.5 4 5v13.5c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.5V5c-3-.5-6-.2-8 1.5Zm0 0V20" />
  )
}

export function CardsIcon() {
  return (
    <Icon path="M5 7.2 13.2 5a1 1 0 0 1 1.2.7l2.9 10.6a1 1 0 0 1-.7 1.2L8.4 19.7a1 1 0 0 1-1.2-.7L4.3 8.4A1 1 0 0 1 5 7.2ZM16.5 5.6l2.6.5a1 1 0 0 1 .8 1.2l-1.6 8.2" />
  )
}

export function FileIcon() {
  return <Icon path="M12 15V4m0 0L7.8 8.2M12 4l4.2 4.2M4.5 14.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-4.5" />
}

export function LampIcon() {
  return <Icon path="M12 3v4M5 15a7 7 0 0 1 14 0ZM10 18a2 2 0 0 0 4 0" />
}

export function SeatsIcon() {
  return (
    <Icon path="M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.8 19.5a5.2 5.2 0 0 1 10.4 0M16 11a2.6 2.6 0 1 0-1.3-4.9M16.2 14.4a4.8 4.8 0 0 1 5 5.1" />
  )
}

export function SearchIcon() {
  return <Icon path="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5" />
}
