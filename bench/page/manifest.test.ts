import { describe, expect, it } from 'vitest'
import { filesFor, type Manifest } from './manifest.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    src: 'index.html',
    imports: ['_shared.js'],
    css: ['index.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'game?lang=en': {
    file: 'game-en.js',
    src: 'game.ts?lang=en',
    imports: ['_piece.js'],
  },
  'game?lang=pl': { file: 'game-pl.js', src: 'game.ts?lang=pl', imports: ['_piece.js'] },
  '_piece.js': { file: 'piece.js', css: ['piece.css'] },
  book: { file: 'book.js', src: 'book.ts' },
}

const page = ['index.js', 'index.css', 'shared.js']

describe('files to fetch', () => {
  it('are those of the page and of the needed sources, each once', () => {
    expect(filesFor(manifest, [])).toEqual(page)
    expect(filesFor(manifest, ['game.ts?lang=en'])).toEqual([...page, 'game-en.js', 'piece.js', 'piece.css'])
  })

  it('are not guessed if a source is missing', () => {
    expect(() => filesFor(manifest, ['gone.ts'])).toThrow('nothing was made of gone.ts')
  })
})
