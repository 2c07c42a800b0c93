import { LineIcon } from '@kantyna/ui'

/** The shared icons, as line drawings of 24 by 24. Words stand beside them or in the button's label. */

function Icon({ path }: { readonly path: string }) {
  return <LineIcon path={path} size={24} />
}

export function GearIcon() {
  return (
    <Icon path="M10.43 5.18L10.69 2.69A9.4 9.4 0 0 1 13.31 2.69L13.57 5.18A7 7 0 0 1 15.71 6.06L17.66 4.49A9.4 9.4 0 0 1 19.51 6.34L17.94 8.29A7 7 0 0 1 18.82 10.43L21.31 10.69A9.4 9.4 0 0 1 21.31 13.31L18.82 13.57A7 7 0 0 1 17.94 15.71L19.51 17.66A9.4 9.4 0 0 1 17.66 19.51L15.71 17.94A7 7 0 0 1 13.57 18.82L13.31 21.31A9.4 9.4 0 0 1 10.69 21.31L10.43 18.82A7 7 0 0 1 8.29 17.94L6.34 19.51A9.4 9.4 0 0 1 4.49 17.66L6.06 15.71A7 7 0 0 1 5.18 13.57L2.69 13.31A9.4 9.4 0 0 1 2.69 10.69L5.18 10.43A7 7 0 0 1 6.06 8.29L4.49 6.34A9.4 9.4 0 0 1 6.34 4.49L8.29 6.06A7 7 0 0 1 10.43 5.18ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" />
  )
}

export function BackIcon() {
  return <Icon path="M14.5 5.5 8 12l6.5 6.5" />
}

export function LinkIcon() {
  return (
    <Icon path="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17" />
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

export function FetchIcon() {
  return <Icon path="M12 4v11m0 0-4.2-4.2M12 15l4.2-4.2M4.5 14.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-4.5" />
}

export function CheckIcon() {
  return <Icon path="M5 12.5 10 17.5 19 7" />
}
