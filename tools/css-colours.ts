/** Reads colours out of style sheets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source.ts'

/** The value of a variable in the rule with this selector, with or without `:root` before it. */
export function colourIn(file: string, selector: string, name: string): string {
  const css = readFileSync(join(root, file), 'utf8')
  const rules = css.matchAll(/(?:^|\n)(?<selector>[^\n{}]+) \{(?<body>[^}]*)\}/g)
  for (const { groups } of rules) {
    if (groups?.['selector'] !== selector && groups?.['selector'] !== `:root${selector}`) continue
    const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(groups['body'] ?? '')?.[1]
    if (value !== undefined) return value
  }
  throw new Error(`${file} has no ${name} in ${selector}.`)
}
