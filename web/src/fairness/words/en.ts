import { counted, type PluralForms } from '@kantyna/kernel'

const count = (number: number, forms: PluralForms) => counted('en', number, forms)

export const en = {
  how: 'How it works',
  steps: [
    'In a game at this screen, the seed and a number for every seat come from this browser’s random number generator when the game starts. Together they decide every shuffle and every draw.',
    'The fingerprint of the seed is fixed before the first shuffle. It does not give the seed away, and no other seed with the same fingerprint can be found.',
    'When the game is over the seed is shown. The check works out every shuffle and draw again, which proves that none was changed afterwards.',
  ],
  bots: 'Bots see only what you would see in their seat: their own cards and what lies face up. They are given a view, never the game itself.',
  promise: 'Fingerprint of the seed, fixed before the first shuffle',
  shares: 'Each seat’s random number',
  /** Beside a random number that this device sent to an online table. */
  fromHere: 'sent by this device',
  seed: 'The seed',
  seedLater: 'Stays secret until the game is over.',
  checks: 'Checked just now, on this device',
  checkSeal: 'The checksum matches. It catches mistakes and damage, not a skilled forger.',
  checkSeed: 'The seed has the fingerprint that was fixed at the start.',
  checkShares: 'The seats’ random numbers have the right fingerprints, too.',
  checkReplay: (entries: number) =>
    `All ${count(entries, { one: 'choice', other: 'choices' })} are allowed by the rules and lead to the result on record.`,
  checkDraws: (draws: number) =>
    `${count(draws, { one: 'drawn number is', other: 'drawn numbers are' })} exactly what the seed and the seats’ random numbers give.`,
  drawsLater: (draws: number) =>
    `${count(draws, { one: 'number', other: 'numbers' })} drawn so far; they can be checked when the game is over.`,
  failed: 'Something does not match',
  limits:
    'This proves the draws. Names, choices and take-backs are told, not proven: somebody who has the seed can play other choices with the same draws.',
  fingerprint: 'Fingerprint of the game',
  fingerprintSays:
    'Compare it with the one that was shown at the end of the game: a file with other choices has another.',
  fingerprintLater: 'Shown when the game is over.',
  draws: 'What was drawn, and what to expect',
  drawsHidden:
    'Shown when the game is over: until then it could give away something about shuffles that are still hidden.',
  drawsSay:
    'Each draw is a number from a range. If the range is divided into equal parts, about as many draws should fall into each; a few more or fewer is what chance looks like.',
  streams: { stream: 'For', draws: 'Draws', inBrackets: 'In brackets: the average to expect.' },
  export: 'Save the game and check it elsewhere',
}
