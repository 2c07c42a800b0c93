/** The ways in which actions can be performed: one list for all areas, so that an id means the same everywhere. */
export const wayIds = [
  /** Technology and politics: two spaces; one space and a card; as a secondary action one space, or a card. */
  'advanceTwo',
  'advanceAndCard',
  'advanceOne',
  'cardOnly',
  /** Production: one space and collecting; as a secondary action one space, or collecting. */
  'advanceAndCollect',
  'advanceProduction',
  'collectOnly',
] as const
export type Way = (typeof wayIds)[number]
export const [
  ADVANCE_TWO,
  ADVANCE_AND_CARD,
  ADVANCE_ONE,
  CARD_ONLY,
  ADVANCE_AND_COLLECT,
  ADVANCE_PRODUCTION,
  COLLECT_ONLY,
] = [0, 1, 2, 3, 4, 5, 6]
