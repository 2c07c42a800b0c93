import { describe, expect, it } from 'vitest'
import { filesFor, type Manifest } from './manifest.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    src: 'index.html',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['game', 'other', 'src/words/en.ts', 'src/words/pl.ts', 'workbox'],
    css: ['index.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/words/en.ts': { file: 'en.js', src: 'src/words/en.ts' },
  'src/words/pl.ts': { file: 'pl.js', src: 'src/words/pl.ts' },
  workbox: { file: 'workbox.js', src: '../node_modules/workbox-window/build/index.mjs' },
  game: { file: 'game.js', src: 'game.ts', imports: ['_piece.js'], dynamicImports: ['game-log', 'book'] },
  '_piece.js': { file: 'piece.js', css: ['piece.css'] },
  'game-log': { file: 'game-log.js', src: '../games/game/words/en-log.ts' },
  book: { file: 'book.js', src: 'book.ts' },
  other: { file: 'other.js', src: 'other.ts' },
}

describe('files to fetch', () => {
  it('are those of the page, of what is needed, and of one language', () => {
    expect(filesFor(manifest, ['game.ts'], 'en')).toEqual([
      ...['index.js', 'index.css', 'shared.js', 'en.js', 'workbox.js'],
      ...['game.js', 'piece.js', 'piece.css', 'game-log.js'],
    ])
    expect(filesFor(manifest, [], 'pl')).toEqual([
      'index.js',
      'index.css',
      'shared.js',
      'pl.js',
      'workbox.js',
    ])
  })

  it('are not guessed where a source is gone', () => {
    expect(() => filesFor(manifest, ['gone.ts'], 'en')).toThrow('nothing was made of gone.ts')
  })
})
