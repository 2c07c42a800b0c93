import { deckOf } from './deck.ts'

/** Cantonica: credits and gambling. Ord Mantell: crew and gear. */
export const cantonicaOrdMantell = deckOf('cantonica-ord-mantell', [
  {
    name: { en: 'Loaded Dice', pl: 'Fałszywe kości' },
    sections: {
      cantonica: {
        reading: {
          does: {
            op: 'may',
            do: {
              op: 'choose',
              of: [
                {
                  op: 'pay',
                  cost: { op: 'payCredits', amount: 2000 },
                  for: {
                    op: 'roll',
                    by: {
                      focus: { op: 'gainCredits', amount: 2000 },
                      hit: { op: 'gainCredits', amount: 4000 },
                      critical: { op: 'gainCredits', amount: 5000 },
                    },
                  },
                },
                {
                  op: 'test',
                  skill: 'knowledge',
                  pass: { op: 'gainCredits', amount: 2000 },
                  fail: { op: 'loseCredits', amount: 1000 },
                },
              ],
            },
          },
        },
      },
      'ord-mantell': {
        reading: { secret: { when: 'rollReroll', does: { op: 'reroll', upTo: 1 } } },
      },
    },
  },
  {
    name: { en: 'Old Sergeant', pl: 'Stary sierżant' },
    resource: {
      type: 'crew',
      cost: null,
      skills: ['tactics'],
      abilities: [{ bonus: 'health', amount: 1 }],
    },
    sections: {
      cantonica: {
        reading: {
          does: {
            op: 'choose',
            of: [
              { op: 'loseCredits', amount: 2000 },
              {
                op: 'combat',
                kind: 'ground',
                value: 3,
                enemy: 'casino-guards',
                win: {
                  op: 'all',
                  of: [
                    { op: 'gainCredits', amount: 3000 },
                    { op: 'loseReputation', faction: 'syndicate' },
                  ],
                },
              },
            ],
          },
        },
      },
      'ord-mantell': {
        reading: {
          does: {
            op: 'test',
            skill: 'influence',
            pass: { op: 'gainThis' },
            fail: {
              op: 'may',
              do: { op: 'pay', cost: { op: 'payCredits', amount: 2000 }, for: { op: 'gainThis' } },
            },
          },
        },
      },
    },
  },
  {
    name: { en: 'Crate from the Cellars', pl: 'Skrzynka z piwnic' },
    resource: {
      type: 'cargo',
      cost: null,
      destination: 'naboo',
      reward: { op: 'gainCredits', amount: 5000 },
    },
    sections: {
      cantonica: {
        reading: {
          does: { op: 'choose', of: [{ op: 'gainThis' }, { op: 'gainCredits', amount: 2000 }] },
        },
      },
      'ord-mantell': {
        reading: { does: { op: 'buy', decks: ['gearMod'], discount: 2000 } },
      },
    },
  },
  {
    name: { en: 'By a Nose', pl: 'O pół pyska' },
    sections: {
      cantonica: {
        reading: {
          does: {
            op: 'choose',
            of: [
              { op: 'test', skill: 'knowledge', pass: { op: 'gainCredits', amount: 2000 } },
              {
                op: 'test',
                skill: 'stealth',
                pass: { op: 'gainCredits', amount: 4000 },
                fail: { op: 'suffer', on: 'character', amount: 2 },
              },
            ],
          },
        },
      },
      'ord-mantell': {
        reading: {
          secret: {
            when: 'action',
            if: { is: 'onPlanet', planet: 'cantonica' },
            does: { op: 'gainCredits', amount: 4000 },
          },
        },
      },
    },
  },
  {
    name: { en: 'Unpaid Tab', pl: 'Niezapłacony rachunek' },
    sections: {
      cantonica: {
        faction: 'syndicate',
        by: {
          positive: { does: { op: 'gainCredits', amount: 3000 } },
          neutral: {
            does: {
              op: 'may',
              do: {
                op: 'test',
                skill: 'stealth',
                pass: {
                  op: 'all',
                  of: [
                    { op: 'gainReputation', faction: 'syndicate' },
                    { op: 'gainCredits', amount: 1000 },
                  ],
                },
                fail: { op: 'loseCredits', amount: 1000 },
              },
            },
          },
          negative: {
            does: {
              op: 'combat',
              kind: 'ground',
              value: 3,
              enemy: 'syndicate-collectors',
              win: { op: 'gainCredits', amount: 1000 },
              lose: { op: 'loseCredits', amount: 3000 },
            },
          },
        },
      },
      'ord-mantell': {
        reading: {
          does: {
            op: 'may',
            do: {
              op: 'combat',
              kind: 'ground',
              value: 3,
              enemy: 'dock-gang',
              win: {
                op: 'choose',
                of: [
                  { op: 'gainCredits', amount: 3000 },
                  { op: 'recover', on: 'ship', amount: 'all' },
                ],
              },
            },
          },
        },
      },
    },
  },
  {
    name: { en: 'Patched Blast Vest', pl: 'Łatana kamizelka ochronna' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['armor'],
      limit: 'armor',
      abilities: [{ bonus: 'health', amount: 1 }],
    },
    sections: {
      cantonica: {
        reading: {
          secret: { when: 'testResult', does: { op: 'changeDie', from: ['blank', 'focus'], to: 'critical' } },
        },
      },
      'ord-mantell': {
        reading: {
          does: { op: 'choose', of: [{ op: 'gainThis' }, { op: 'recover', on: 'ship', amount: 2 }] },
        },
      },
    },
  },
  {
    name: { en: 'Closed Doors', pl: 'Za zamkniętymi drzwiami' },
    sections: {
      cantonica: {
        reading: {
          does: {
            op: 'choose',
            of: [
              { op: 'buy', decks: ['luxury'], discount: 3000 },
              { op: 'test', skill: 'influence', pass: { op: 'gainCredits', amount: 2000 } },
            ],
          },
        },
      },
      'ord-mantell': {
        reading: {
          does: {
            op: 'may',
            do: {
              op: 'test',
              skill: 'strength',
              pass: { op: 'gainCredits', amount: 3000 },
              fail: { op: 'suffer', on: 'character', amount: 2 },
            },
          },
        },
      },
    },
  },
  {
    name: { en: 'The Right Handshake', pl: 'Odpowiedni uścisk dłoni' },
    sections: {
      cantonica: {
        reading: {
          secret: {
            when: 'action',
            does: {
              op: 'pay',
              cost: { op: 'payCredits', amount: 2000 },
              for: { op: 'gainReputation', faction: 'choose' },
            },
          },
        },
      },
      'ord-mantell': {
        faction: 'syndicate',
        by: {
          positive: { does: { op: 'buy', decks: ['gearMod', 'bounty', 'job'], discount: 3000 } },
          neutral: {
            does: {
              op: 'test',
              skill: 'tactics',
              pass: { op: 'gainReputation', faction: 'syndicate' },
              fail: { op: 'suffer', on: 'ship', amount: 1 },
            },
          },
          negative: {
            does: {
              op: 'choose',
              of: [
                {
                  op: 'pay',
                  cost: { op: 'payCredits', amount: 3000 },
                  for: { op: 'gainReputation', faction: 'syndicate' },
                },
                { op: 'suffer', on: 'character', amount: 1 },
              ],
            },
          },
        },
      },
    },
  },
  {
    name: { en: 'House Rules', pl: 'Zasady kasyna' },
    sections: {
      cantonica: {
        reading: { secret: { when: 'ownReroll', does: { op: 'reroll', upTo: 'any' } } },
      },
      'ord-mantell': {
        reading: { secret: { when: 'damage', does: { op: 'preventDamage', amount: 2 } } },
      },
    },
  },
  {
    name: { en: 'Shield Coil without Papers', pl: 'Cewka osłon bez papierów' },
    resource: { type: 'mod', cost: null, abilities: [{ bonus: 'hull', amount: 1 }] },
    sections: {
      cantonica: {
        reading: {
          does: {
            op: 'may',
            do: {
              op: 'test',
              skill: ['stealth', 'tech'],
              pass: { op: 'gainCredits', amount: 4000 },
              fail: {
                op: 'choose',
                of: [
                  { op: 'loseCredits', amount: 2000 },
                  { op: 'suffer', on: 'character', amount: 2 },
                ],
              },
            },
          },
        },
      },
      'ord-mantell': {
        reading: {
          does: {
            op: 'test',
            skill: 'tech',
            pass: { op: 'gainThis' },
            fail: { op: 'suffer', on: 'ship', amount: 1 },
          },
        },
      },
    },
  },
])
