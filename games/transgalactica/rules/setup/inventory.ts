import type { Inventory } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import {
  BASIC_TOKENS,
  BONUS_TOKENS,
  FIRST_GOAL,
  FIRST_MINING,
  FIRST_MISSION,
  GOALS,
  levelOfMission,
  MINING_TOKENS,
  MISSIONS,
} from '../pieces.ts'

const range = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index)

const tokens = range(0, BONUS_TOKENS)
const mining = range(FIRST_MINING, MINING_TOKENS)
const missions = range(FIRST_MISSION, MISSIONS)
const goals = range(FIRST_GOAL, GOALS)

/** Every piece that may lie face down. Mining tokens on a track are always public. */
export function inventory(t: Galaxy): Inventory {
  const onTracks = new Set(t.miningTracks.flat())
  return {
    token: tokens,
    mining: mining.filter((token) => !onTracks.has(token)),
    mission: missions,
    goal: goals,
  }
}

/** Backs that differ: basic and advanced tokens, missions of either level (GC-SET-03, GC-SET-25). */
export const backs = {
  token: (token: number) => (token < BASIC_TOKENS ? 1 : 2),
  mission: (mission: number) => levelOfMission(mission) + 1,
}
