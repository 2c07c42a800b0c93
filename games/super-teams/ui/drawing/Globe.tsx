import { useId } from 'preact/hooks'

interface Props {
  readonly planet: 'start' | 'finish'
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A planet: dunes where the race begins; seas, clouds and a chequered line where it ends. */
export function Globe({ planet, x, y, r }: Props) {
  const clip = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      <clipPath id={clip}>
        <circle r="100" />
      </clipPath>
      <circle r="114" fill={planet === 'start' ? 'url(#st-haze-warm)' : 'url(#st-haze-cool)'} />
      <circle r="100" fill={planet === 'start' ? 'url(#st-desert)' : 'url(#st-ocean)'} />
      <g clipPath={`url(#${clip})`}>{planet === 'start' ? <Dunes /> : <Seas />}</g>
      {planet === 'start' ? (
        <circle className="st-globe-limb" r="99" />
      ) : (
        <>
          <circle className="st-chequer" r="97" pathLength="100" strokeDasharray="1 1" />
          <circle className="st-chequer" r="91" pathLength="100" strokeDasharray="1 1" strokeDashoffset="1" />
        </>
      )}
    </g>
  )
}

function Dunes() {
  return (
    <g className="st-dunes">
      <path d="M-110 -58C-70 -78 -40 -62 -8 -70C30 -80 70 -66 110 -76V-60C70 -50 30 -66 -6 -56C-40 -46 -72 -62 -110 -42Z" />
      <path d="M-110 -20C-60 -40 -20 -22 24 -34C60 -44 90 -30 110 -36V-18C80 -12 56 -24 22 -16C-20 -6 -60 -22 -110 -2Z" />
      <path d="M-110 24C-60 8 -10 30 36 14C70 4 90 12 110 8V26C84 30 66 22 36 32C-10 46 -60 26 -110 44Z" />
      <circle cx="-44" cy="-82" r="7" />
      <circle cx="52" cy="-88" r="5" />
    </g>
  )
}

function Seas() {
  return (
    <>
      <g className="st-land">
        <path d="M-72 62C-50 44 -28 58 -20 72C-10 86 -34 92 -46 88C-62 84 -84 76 -72 62Z" />
        <path d="M18 74C34 58 66 58 74 66C80 76 56 84 44 88C30 92 8 86 18 74Z" />
        <path d="M-30 20C-6 6 30 14 36 26C40 40 10 44 -6 40C-24 38 -46 32 -30 20Z" />
        <path d="M-90 0C-70 -20 -40 -14 -46 2C-52 16 -84 22 -90 0Z" />
        <path d="M50 -30C70 -44 96 -30 90 -14C80 0 46 -6 50 -30Z" />
      </g>
      <g className="st-clouds">
        <path d="M-60 84C-30 74 10 80 40 70" />
        <path d="M-84 40C-50 48 -20 34 10 52" />
        <path d="M30 42C54 34 72 44 92 36" />
      </g>
    </>
  )
}
