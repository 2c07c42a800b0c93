/** The probability of counts at least this uneven if all chances are equal: near 0 is too uneven, near 1 too even. */
export function chiSquareP(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const expected = total / counts.length
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return 1 - lowerGamma((counts.length - 1) / 2, statistic / 2)
}

/** The regularised lower incomplete gamma function, by its series (small x) or continued fraction (large x). */
function lowerGamma(shape: number, x: number): number {
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x < shape + 1) {
    let term = 1 / shape
    let sum = term
    for (let n = 1; term > sum * 1e-15; n++) {
      term *= x / (shape + n)
      sum += term
    }
    return sum * scale
  }
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < 10_000; n++) {
    const a = -n * (n - shape)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return 1 - scale * fraction
}

/** Lanczos' approximation. */
function logGamma(x: number): number {
  const coefficients = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const y = x - 1
  const t = y + coefficients.length - 0.5
  const sum = coefficients.reduce((total, each, index) => total + each / (y + index + 1), 0.9999999999998099)
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum)
}
