import type { Line } from '@kantyna/kernel'

/** A prompt begins with a capital letter, even if it begins with a link. */
export function capitalised(wording: Line): Line {
  const [first, ...others] = wording
  if (typeof first === 'string') return [withCapital(first), ...others]
  return first !== undefined && 'text' in first
    ? [{ ...first, text: withCapital(first.text) }, ...others]
    : wording
}

function withCapital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
