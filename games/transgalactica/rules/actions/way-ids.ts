/** The ways in which actions can be performed: one list for all areas, so that an id means one thing everywhere. */
export const wayIds = [
  /** Technology and politics: two spaces; one space and a card; as a secondary action one space, or a card. */
  'advanceTwo',
  'advanceAndCard',
  'advanceOne',
  'cardOnly',
  /** Production as a secondary action: one space, or collecting. */
  'advanceProduction',
  'collectOnly',
  /** Exploration as a secondary action: the movement, or the outpost. */
  'moveOnly',
  'settleOnly',
] as const
export const [
  ADVANCE_TWO,
  ADVANCE_AND_CARD,
  ADVANCE_ONE,
  CARD_ONLY,
  ADVANCE_PRODUCTION,
  COLLECT_ONLY,
  MOVE_ONLY,
  SETTLE_ONLY,
] = [0, 1, 2, 3, 4, 5, 6, 7]
