/**
 * Numbers of the pieces that may lie face down; `knowers` has an entry for each. Planets, pirates, technologies,
 * decrees, abilities, wealth cards and fleet tokens are never face down after setup, so their index in the content
 * identifies them.
 */
export const BONUS_TOKENS = 37
/** Basic tokens come first. */
export const BASIC_TOKENS = 20
export const FIRST_MINING = 37
export const MINING_TOKENS = 13
export const FIRST_MISSION = 50
export const MISSIONS = 26
export const LEVEL_1_MISSIONS = 14
export const FIRST_GOAL = 76
export const GOALS = 14
export const HIDDEN_PIECES = 90
/** A mining track holds mining tokens, and pirate tokens under these numbers. */
export const FIRST_PIRATE = 90
export const PIRATES = 6

/** Stands for no planet, no token or no ability. */
export const NONE = -1
/** In `planets`: the central planet, which is printed on the map (GC-ORG-41). */
export const HUB_PLANET = -2
/** The central space of every map. */
export const HUB = 0
/** Spaces of the largest map. */
export const SPACES = 20
/** No planet has more slots than this; the hub has one for each player. */
export const SLOTS = 5

export const isAdvanced = (token: number): boolean => token >= BASIC_TOKENS
export const missionIndex = (mission: number): number => mission - FIRST_MISSION
export const goalIndex = (goal: number): number => goal - FIRST_GOAL
export const levelOfMission = (mission: number): 0 | 1 => (mission - FIRST_MISSION < LEVEL_1_MISSIONS ? 0 : 1)
