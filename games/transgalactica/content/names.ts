/** The words of the rules, as ids. words/names.ts has their names in both languages. */

/**
 * What a hold stores by number (GC-PNL-15), in the order of `hold` in the position. Credits are not a resource
 * (GC-SYM-07).
 */
export const goods = ['energy', 'raw', 'alien', 'credits'] as const
export type Good = (typeof goods)[number]
export const [ENERGY, RAW, ALIEN, CREDITS] = [0, 1, 2, 3]

/** GC-CMP-05: exactly three, the first three goods. */
export const resources = ['energy', 'raw', 'alien'] as const
export type Resource = (typeof resources)[number]

/**
 * The four tracks beside the action panel, then each player's own trade track: in the order of `levels` in the
 * position.
 */
export const tracks = ['technology', 'military', 'production', 'politics', 'trade'] as const
export type Track = (typeof tracks)[number]
export const [TECHNOLOGY, MILITARY, PRODUCTION, POLITICS, TRADE] = [0, 1, 2, 3, 4]
/** Tracks with stacks and income. */
export const mainTracks = ['technology', 'military', 'production', 'politics'] as const
export type MainTrack = (typeof mainTracks)[number]

/** GC-ACT-01 to GC-ACT-03: the areas of the action panel. */
export const areas = [
  'omni',
  'exploration',
  'mining',
  'trade',
  'technology',
  'military',
  'production',
  'politics',
] as const
export type Area = (typeof areas)[number]
/** The index of each area in `areas`. */
export const area = Object.fromEntries(areas.map((name, index) => [name, index])) as Readonly<
  Record<Area, number>
> // one entry for each name

/** How an action is performed: with a captain on a main space, or as a follower. */
export const forms = ['main', 'secondary'] as const
export type Form = (typeof forms)[number]

/** Colours of planets; a multicolour planet has all four (GC-ORG-49). */
export const colours = ['yellow', 'green', 'purple', 'grey'] as const
export type Colour = (typeof colours)[number]

export const planetKinds = ['action', 'mining', 'wild', 'special'] as const
export type PlanetKind = (typeof planetKinds)[number]

/** GC-MIS-02. */
export const missionTypes = ['commercial', 'war', 'cultural'] as const
export type MissionType = (typeof missionTypes)[number]

/**
 * The kinds of worker: a captain, a crew member, the lieutenant (GC-ABL-02), or a captain or crew member whom TC302
 * makes an acting captain for one action.
 */
export const workers = ['captain', 'crew', 'lieutenant', 'actingCaptain', 'actingCrew'] as const
export type WorkerKind = (typeof workers)[number]
export const [CAPTAIN, CREW, LIEUTENANT, ACTING_CAPTAIN, ACTING_CREW] = [0, 1, 2, 3, 4]

/** The sources of points, in the order of the result. */
export const sources = [
  'missions',
  'technologies',
  'senate',
  'planets',
  'mining',
  'outposts',
  'pirates',
  'tracks',
  'fleet',
  'crew',
  'tokens',
  'military',
  'abilities',
  'wealth',
  'goal',
  'credits',
  'resources',
] as const
export type Source = (typeof sources)[number]

/** What caused an effect: a source of points, or an action of the panel, which has no source of its own. */
export type Cause = Source | 'action'

/** The numbers of the tracks, by the names that trees use. */
export const trackNumbers: Readonly<Record<Track, number>> = {
  technology: TECHNOLOGY,
  military: MILITARY,
  production: PRODUCTION,
  politics: POLITICS,
  trade: TRADE,
}
