import { describe, expect, it } from 'vitest'
import { addressText, durabilityText } from './start-text.ts'

const address = 'http://127.0.0.1:4180'

describe('the text at the start', () => {
  it('says that only this computer can open the address, and how to change that', () => {
    expect(addressText({ address, info: { url: address, isLocalOnly: true } })).toBe(
      'Kantyna is open at http://127.0.0.1:4180\nOnly this computer can open it. To play with others in your network: npm start -- --host 0.0.0.0',
    )
  })

  it('says what others open, and warns of plain HTTP', () => {
    const text = addressText({ address, info: { url: 'http://192.168.1.5:4180', isLocalOnly: false } })
    expect(text).toContain('\nOthers open http://192.168.1.5:4180\nWarning: connections are not encrypted')
  })

  it('does not warn behind a proxy with TLS', () => {
    const text = addressText({ address, info: { url: 'https://games.example.org', isLocalOnly: false } })
    expect(text.split('\n').slice(1)).toEqual(['Others open https://games.example.org'])
  })

  it('says what the disk provides: warnings alone, or everything in one line', () => {
    const good = { sentence: 'Good.', isWarning: false }
    const bad = { sentence: 'Bad.', isWarning: true }
    expect(durabilityText([good, good])).toBe('Good. Good.')
    expect(durabilityText([good, bad, bad])).toBe('Warning: Bad.\nWarning: Bad.')
  })
})
