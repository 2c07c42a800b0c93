import type { SpaceKind } from '../../content/track.ts'

/** The outline of a place around the origin: coins for bonuses, pits for holes, rubble for asteroids. */
export function tileShape(kind: SpaceKind, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2]
  switch (kind) {
    case 'bonus':
    case 'hole':
      return circle(Math.min(w, h * 1.1, (w + h) / 2))
    case 'asteroids':
      return `M${rubble.map(([x, y]) => `${n(x * w)} ${n(y * h)}`).join('L')}Z`
    default:
      return roundedBox(width, height, Math.min(w, h) * 0.5)
  }
}

const rubble = [
  [-0.62, -0.96],
  [0.12, -1],
  [0.74, -0.88],
  [1, -0.34],
  [0.94, 0.42],
  [0.6, 0.96],
  [-0.1, 1],
  [-0.78, 0.86],
  [-1, 0.22],
  [-0.96, -0.5],
] as const

function circle(r: number): string {
  return `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`
}

function roundedBox(width: number, height: number, corner: number): string {
  const [w, h, r] = [width / 2, height / 2, corner]
  const arc = (x: number, y: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`
  return `M${n(-w + r)} ${n(-h)}H${n(w - r)}${arc(r, r)}V${n(h - r)}${arc(-r, r)}H${n(-w + r)}${arc(-r, -r)}V${n(-h + r)}${arc(r, -r)}Z`
}

function n(value: number): string {
  return value.toFixed(1)
}
