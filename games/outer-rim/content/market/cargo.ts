import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { MarketCard, PatrolSymbol } from '../card.ts'
import type { Planet } from '../names.ts'
import { all, credits, fame, gainReputation, noPatrol, patrol } from '../shorthand.ts'

/** The cargo deck: nine cargo cards, and the mod that gives one more slot for cargo. */

const titleOurs = { en: 'The title is ours.', pl: 'Tytuł jest nasz.' }

interface Load {
  readonly cost: number
  readonly to: Planet
  readonly reward: CardEffect
  readonly isIllegal?: true
}

const load = (
  id: string,
  name: MarketCard['name'],
  { cost, to, reward, isIllegal }: Load,
  patrols: readonly PatrolSymbol[],
) => ({
  id,
  name,
  deck: 'cargo' as const,
  patrols,
  resource: {
    type: 'cargo' as const,
    cost,
    destination: to,
    reward,
    ...(isIllegal === true ? { traits: ['illegal' as const] } : {}),
  },
  provenance: 'public' as const,
  note: titleOurs,
})

const contraband = all(credits(7000), fame(1))

export const cargo: readonly MarketCard[] = [
  load(
    'exotic-delicacies',
    { en: 'Exotic Delicacies', pl: 'Egzotyczne przysmaki' },
    { cost: 1000, to: 'nal-hutta', reward: all(credits(5000), gainReputation('hutt')) },
    patrol('hutt', 4),
  ),
  load(
    'machine-parts',
    { en: 'Machine Parts', pl: 'Części maszyn' },
    { cost: 1000, to: 'ord-mantell', reward: all(credits(5000), gainReputation('syndicate')) },
    patrol('syndicate', 4),
  ),
  load(
    'garrison-rations',
    { en: 'Garrison Rations', pl: 'Racje dla garnizonu' },
    { cost: 1000, to: 'ryloth', reward: all(credits(5000), gainReputation('imperial')) },
    patrol('imperial', 4),
  ),
  load(
    'medical-supplies',
    { en: 'Medical Supplies', pl: 'Środki medyczne' },
    { cost: 1000, to: 'mon-calamari', reward: all(credits(5000), gainReputation('rebel')) },
    patrol('rebel', 4),
  ),
  load(
    'corellian-spirits',
    { en: 'Corellian Spirits', pl: 'Koreliańskie trunki' },
    { cost: 1000, to: 'takodana', reward: credits(6000) },
    patrol('hutt', 3),
  ),
  load(
    'marked-sabacc-decks',
    { en: 'Marked Sabacc Decks', pl: 'Znaczone talie do sabaka' },
    { cost: 2000, to: 'cantonica', reward: contraband, isIllegal: true },
    noPatrol,
  ),
  load(
    'stolen-explosives',
    { en: 'Stolen Explosives', pl: 'Skradzione materiały wybuchowe' },
    { cost: 2000, to: 'kessel', reward: contraband, isIllegal: true },
    patrol('syndicate', 3),
  ),
  load(
    'crates-of-blasters',
    { en: 'Crates of Blasters', pl: 'Skrzynie z blasterami' },
    { cost: 2000, to: 'tatooine', reward: contraband, isIllegal: true },
    patrol('imperial', 3),
  ),
  load(
    'forged-scandocs',
    { en: 'Forged Scandocs', pl: 'Podrobione dokumenty' },
    { cost: 3000, to: 'ring-of-kafrene', reward: all(credits(9000), fame(1)), isIllegal: true },
    patrol('rebel', 3),
  ),
  {
    id: 'smuggling-compartment',
    name: { en: 'Smuggling Compartment', pl: 'Skrytka przemytnicza' },
    deck: 'cargo',
    patrols: noPatrol,
    resource: { type: 'mod', cost: 2000, abilities: [{ slots: 'cargo', amount: 1 }] },
    provenance: 'public',
    note: { en: 'What it does is ours.', pl: 'Działanie jest nasze.' },
  },
]
