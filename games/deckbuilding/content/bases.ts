import { type Card, cardsOf } from './card.ts'

/**
 * The bases of both sides. The first of each side is its starting base. The bases of the beginner game are DB-SETUP-03
 * and DB-SETUP-04.
 */
export const bases: readonly Card[] = cardsOf({ kind: 'base' }, [
  {
    id: 'lothal',
    name: { pl: 'Lothal', en: 'Lothal' },
    faction: 'empire',
    set: 'beginner-base',
    hitPoints: 8,
    provenance: 'seed',
  },
  {
    id: 'corellia',
    name: { pl: 'Korelia', en: 'Corellia' },
    faction: 'empire',
    set: 'beginner-base',
    hitPoints: 10,
    abilities: [
      {
        when: 'reveal',
        effect: { op: 'buy', from: 'row', sides: ['own', 'neutral'], free: true, to: 'hand' },
      },
    ],
    provenance: 'seed',
  },
  {
    id: 'coruscant',
    name: { pl: 'Coruscant', en: 'Coruscant' },
    faction: 'empire',
    set: 'beginner-base',
    hitPoints: 16,
    abilities: [
      {
        when: 'turnStart',
        effect: {
          op: 'all',
          of: [
            { op: 'lookAtTop', cards: 2 },
            { op: 'keepOneOnTop', cards: 2 },
          ],
        },
      },
    ],
    provenance: 'seed',
  },
  {
    id: 'death-star',
    name: { pl: 'Gwiazda Śmierci', en: 'Death Star' },
    faction: 'empire',
    set: 'beginner-base',
    hitPoints: 16,
    abilities: [
      {
        use: {
          op: 'pay',
          cost: { op: 'spend', resources: 4 },
          for: { op: 'destroyShip', among: ['opponent', 'row'] },
        },
      },
    ],
    provenance: 'public',
  },
  {
    id: 'endor',
    name: { pl: 'Endor', en: 'Endor' },
    faction: 'empire',
    set: 'beginner-base',
    hitPoints: 16,
    abilities: [{ attack: 1, of: { kind: 'unit', traits: ['trooper', 'vehicle'] } }],
    provenance: 'seed',
  },
  {
    id: 'kessel',
    name: { pl: 'Kessel', en: 'Kessel' },
    faction: 'empire',
    set: 'advanced-base',
    hitPoints: 12,
    abilities: [{ when: 'reveal', effect: { op: 'exile', cards: 3, upTo: true, from: ['hand', 'discard'] } }],
    provenance: 'public',
  },
  {
    id: 'mustafar',
    name: { pl: 'Mustafar', en: 'Mustafar' },
    faction: 'empire',
    set: 'advanced-base',
    hitPoints: 14,
    abilities: [{ when: 'reveal', effect: { op: 'gain', stat: 'force', amount: 4 } }],
    provenance: 'public',
  },
  {
    id: 'kafrene',
    name: { pl: 'Kafrene', en: 'Kafrene' },
    faction: 'empire',
    set: 'advanced-base',
    hitPoints: 14,
    abilities: [{ when: 'firstNeutralPlay', effect: { op: 'draw', cards: 1 } }],
    provenance: 'public',
    note: { pl: 'Tekst karty znany z jednego źródła.', en: 'The card’s text is known from one source only.' },
  },
  {
    id: 'ord-mantell',
    name: { pl: 'Ord Mantell', en: 'Ord Mantell' },
    faction: 'empire',
    set: 'advanced-base',
    hitPoints: 14,
    abilities: [{ permits: 'attackNeutral' }],
    provenance: 'public',
    note: {
      pl: 'Tekst znany z jednego źródła; przyjęto, że dotyczy tylko jednostek.',
      en: 'The text is known from one source only; it is taken to cover units only.',
    },
  },
  {
    id: 'rodia',
    name: { pl: 'Rodia', en: 'Rodia' },
    faction: 'empire',
    set: 'advanced-base',
    hitPoints: 16,
    abilities: [
      {
        when: 'reveal',
        effect: {
          op: 'all',
          of: [
            { op: 'sweepRow', sides: ['enemy'], as: 'swept' },
            { op: 'damage', damage: { bound: 'swept' }, to: 'base' },
          ],
        },
      },
    ],
    provenance: 'public',
  },
  {
    id: 'dantooine',
    name: { pl: 'Dantooine', en: 'Dantooine' },
    faction: 'rebels',
    set: 'beginner-base',
    hitPoints: 8,
    provenance: 'seed',
  },
  {
    id: 'mon-cala',
    name: { pl: 'Kalamar', en: 'Mon Cala' },
    faction: 'rebels',
    set: 'beginner-base',
    hitPoints: 10,
    abilities: [
      {
        when: 'reveal',
        effect: { op: 'buy', from: 'row', sides: ['own', 'neutral'], free: true, to: 'hand' },
      },
    ],
    provenance: 'public',
  },
  {
    id: 'hoth',
    name: { pl: 'Hoth', en: 'Hoth' },
    faction: 'rebels',
    set: 'beginner-base',
    hitPoints: 14,
    abilities: [{ prevents: 2 }],
    provenance: 'seed',
  },
  {
    id: 'sullust',
    name: { pl: 'Sullust', en: 'Sullust' },
    faction: 'rebels',
    set: 'beginner-base',
    hitPoints: 16,
    abilities: [{ sends: 'first', to: 'deckTop' }],
    provenance: 'public',
  },
  {
    // Every time (DB-FAQ-06).
    id: 'yavin-4',
    name: { pl: 'Yavin 4', en: 'Yavin 4' },
    faction: 'rebels',
    set: 'beginner-base',
    hitPoints: 16,
    abilities: [{ when: 'opponentDiscards', effect: { op: 'damage', damage: 2, to: 'base' } }],
    provenance: 'public',
  },
  {
    id: 'dagobah',
    name: { pl: 'Dagobah', en: 'Dagobah' },
    faction: 'rebels',
    set: 'advanced-base',
    hitPoints: 12,
    abilities: [{ when: 'reveal', effect: { op: 'exile', cards: 3, upTo: true, from: ['hand', 'discard'] } }],
    provenance: 'public',
  },
  {
    id: 'bespin',
    name: { pl: 'Bespin', en: 'Bespin' },
    faction: 'rebels',
    set: 'advanced-base',
    hitPoints: 14,
    abilities: [{ when: 'firstNeutralPlay', effect: { op: 'draw', cards: 1 } }],
    provenance: 'public',
    note: { pl: 'Tekst karty znany z jednego źródła.', en: 'The card’s text is known from one source only.' },
  },
  {
    id: 'alderaan',
    name: { pl: 'Alderaan', en: 'Alderaan' },
    faction: 'rebels',
    set: 'advanced-base',
    hitPoints: 14,
    abilities: [{ when: 'reveal', effect: { op: 'gain', stat: 'force', amount: 4 } }],
    provenance: 'public',
  },
  {
    id: 'jedha',
    name: { pl: 'Jedha', en: 'Jedha' },
    faction: 'rebels',
    set: 'advanced-base',
    hitPoints: 14,
    abilities: [{ sends: 'firstNeutral', to: 'hand', exiled: true }],
    provenance: 'seed',
  },
  {
    id: 'tatooine',
    name: { pl: 'Tatooine', en: 'Tatooine' },
    faction: 'rebels',
    set: 'advanced-base',
    hitPoints: 16,
    abilities: [
      {
        when: 'reveal',
        effect: {
          op: 'pay',
          cost: { op: 'swapDiscardWithRow', sides: ['own'] },
          for: { op: 'gain', stat: 'resources', amount: 1 },
        },
      },
    ],
    provenance: 'public',
    note: {
      pl: 'Źródła podają 16 albo 14 punktów wytrzymałości; wybrano 16, jak na karcie odpowiednika: Rodia.',
      en: 'Sources say 16 or 14 hit points; 16 was chosen, as on its counterpart, Rodia.',
    },
  },
])
