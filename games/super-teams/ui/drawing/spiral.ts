/** Arms of a spiral around the origin, as an SVG path: the drawing of a black hole. */
export function spiral(arms: number, turns: number, from: number, to: number): string {
  const steps = 14
  const paths: string[] = []
  for (let arm = 0; arm < arms; arm++) {
    for (let step = 0; step <= steps; step++) {
      const way = step / steps
      const radius = from + (to - from) * way ** 1.2
      const angle = (arm / arms + way * turns) * 2 * Math.PI
      const x = (radius * Math.cos(angle)).toFixed(1)
      const y = (radius * Math.sin(angle)).toFixed(1)
      paths.push(`${step === 0 ? 'M' : 'L'}${x} ${y}`)
    }
  }
  return paths.join('')
}

/** Streaks that fly away from the origin, each growing wider, as an SVG path. */
export function streaks(count: number, from: number, to: number, width: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const far = index % 2 === 0 ? to : to * 0.72
    const spread = width / far
    const point = (radius: number, turn: number) =>
      `${(radius * Math.cos(angle + turn)).toFixed(1)} ${(radius * Math.sin(angle + turn)).toFixed(1)}`
    return `M${point(from, 0)}L${point(far, -spread)}L${point(far * 1.04, 0)}L${point(far, spread)}Z`
  }).join('')
}
