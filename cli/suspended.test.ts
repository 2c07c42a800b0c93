import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPython } from '../tools/python.ts'

/** Tests at a real terminal, with a shell that can stop and continue a job. The shell is driven by a Python script. */

const python = process.platform === 'win32' ? undefined : findPython()
const kantyna = `"${process.execPath}" "${join(import.meta.dirname, 'main.ts')}"`
const start = (people: number) =>
  `${kantyna} play super-teams --lang en --seed 5 --seats 2 --people ${people}\n`
const stop = { type: '\u001a', until: 'Stopped' }

test.each([
  [
    'at a question',
    [
      { type: start(1), until: '1–4 > ' },
      stop,
      { type: 'fg\n', until: '1–4 > ' },
      { type: 'h\n', until: '1–4 > ' },
    ],
  ],
  [
    'in the middle of a line',
    [
      { type: start(1), until: '1–4 > ' },
      { type: 'h', until: 'h' },
      stop,
      { type: 'fg\n', until: '1–4 > h' },
      { type: '\n', until: '1–4 > ' },
    ],
  ],
  [
    'at a curtain',
    [
      { type: start(2), until: 'Press Enter when' },
      stop,
      { type: 'fg\n', until: 'Press Enter when' },
      // An Enter that comes too early does not count.
      { type: '\n', until: '1–4 > ', every: 2 },
    ],
  ],
])('Ctrl+Z and fg %s: the game goes on', { skip: python === undefined }, (_, steps) => {
  const all = [...steps, { type: 'q\n', until: 'left the game unfinished' }]
  const script = join(import.meta.dirname, 'in-a-shell.py')
  const ran = spawnSync(python ?? '', [script, ...all.map((step) => JSON.stringify(step))], {
    encoding: 'utf8',
  })
  expect([ran.status, ran.stdout, ran.stderr]).toEqual([0, '', ''])
})
