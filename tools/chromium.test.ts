import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium, launchOptions } from './chromium.ts'

describe('chromium', () => {
  let folder: string
  let program: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
    program = join(folder, 'my-browser')
    writeFileSync(program, '')
    chmodSync(program, 0o755)
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('tries no other path than CHROMIUM_PATH', () => {
    expect(findChromium({ CHROMIUM_PATH: program })).toBe(program)
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toBeUndefined()
  })

  it('is launched without a sandbox and without a network of its own', () => {
    expect(launchOptions(program)).toMatchObject({ executablePath: program, headless: true })
    expect(launchOptions(program).args).toEqual(
      expect.arrayContaining(['--no-sandbox', '--disable-background-networking']),
    )
  })
})
