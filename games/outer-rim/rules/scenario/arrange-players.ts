import { at, mismatch, type Seat, unknownWord } from '@kantyna/kernel'
import type { Goal } from '../../content/card.ts'
import { planetFacts } from '../../content/map.ts'
import { factions, type Skill, skills } from '../../content/names.ts'
import { hasSkill, health, hull } from '../abilities/values.ts'
import { rulesOf } from '../composition.ts'
import { codeOf, secretOf, sectionKeys } from '../encounters/section-key.ts'
import { spaceOf, spaces } from '../map/map.ts'
import { firstNumberWhere, numbersIn } from '../numbered.ts'
import { FIRST_ENCOUNTER, isEncounterCard, NONE } from '../pieces.ts'
import { refreshBonusFame } from '../reputation/fame.ts'
import { victorsNow } from '../reputation/victory.ts'
import { isAutoma } from '../resources/holding.ts'
import { fameSources, type Rim } from '../rim.ts'
import { characterOf, encounterCard, resourceOf, tablesOf } from '../tables.ts'
import type { Pool } from './arrange-pool.ts'
import { type Block, defaultPlayer, type Player, standings } from './arrange-words.ts'

/** The default characters, in the order of seats. Characters whose abilities ask the fewest questions come first. */
const usualCharacters = [
  'boba-fett',
  'bossk',
  'han-solo',
  'ketsu-onyo',
  'ig-88',
  'jyn-erso',
  'lando-calrissian',
  'doctor-aphra',
]
/**
 * The default characters of AI players (OR-AISET-05). The later ones are used only if an AI player can be none of the
 * first four.
 */
const usualAiCharacters = ['doctor-aphra', 'han-solo', 'jyn-erso', 'lando-calrissian', ...usualCharacters]
const usualSpaces = ['tatooine', 'naboo', 'lothal', 'takodana']
const USUAL_SHIP = 'g9-rigger'
/** OR-SETUP-20: the credits of the first seat; each later seat has more. */
const FIRST_CREDITS = 4000
const MORE_CREDITS = 2000
const TOKEN = 1000

/** Places everything that players have. */
export function arrangePlayers(t: Rim, given: Block, pool: Pool): void {
  const players = describedPlayers(t, given)
  takeCharacters(t, players)
  for (const [seat, player] of players.entries()) {
    arrangeShip(t, seat, player)
    t.spaces[seat] = spaceNamed('at', player.at ?? at(usualSpaces, seat))
    t.credits[seat] = thousands(player.credits ?? FIRST_CREDITS + seat * MORE_CREDITS)
    t.reputation[seat] = reputationOf(player.reputation)
    t.markedPlanets[seat] = markedPlanets(t, seat, player)
    t.held[seat] = held(t, player, pool)
    arrangeCaptives(t, seat, player, pool)
    arrangeSecrets(t, seat, player, pool)
  }
  // Two seats cannot fly the same ship.
  const bought = t.ships.filter((ship) => at(tablesOf(t).ships, ship).cost > 0)
  if (new Set(bought).size < bought.length) mismatch('arrange ship: there is one sheet of each')
  t.shipPool = numbersIn(tablesOf(t).ships).filter(
    (ship) => at(tablesOf(t).ships, ship).cost > 0 && !t.ships.includes(ship),
  )
}

/** Sets what depends on everything else: damage up to the limits, bonus fame. It must be called last. */
export function arrangeStandings(t: Rim, given: Block): void {
  const players = describedPlayers(t, given)
  for (const [seat, player] of players.entries()) arrangeDamage(t, seat, player)
  refreshBonusFame(t)
  for (const [seat, { fame }] of players.entries()) if (fame !== undefined) arrangeFame(t, seat, fame)
  for (const [seat, { skills: given }] of players.entries())
    if (given !== undefined) checkSkills(t, seat, given)
  const [winner] = victorsNow(t)
  if (winner !== undefined)
    mismatch(`arrange fame: with ${at(t.fame, winner)} seat ${winner + 1} has won already`)
}

function describedPlayers(t: Rim, { players }: Block): Player[] {
  const seats = Array.from({ length: t.seats }, (_, seat) => String(seat + 1))
  const stranger = Object.keys(players).find((name) => !seats.includes(name))
  if (stranger !== undefined) mismatch(`arrange players: ${unknownWord('seat', stranger, seats)}`)
  return seats.map((name) => players[name] ?? defaultPlayer())
}

function takeCharacters(t: Rim, players: readonly Player[]): void {
  const { characters } = tablesOf(t)
  const names = characters.flatMap(({ id }) => id)
  const given = players.map(({ character }) => character)
  const taken = new Set(given)
  // AI players choose first, because the table may have agreed on their characters.
  const [automas, people] = [true, false].map((isWanted) =>
    [...players.entries()].filter(([seat]) => isAutoma(t, seat) === isWanted),
  )
  for (const [seat, player] of [...(automas ?? []), ...(people ?? [])]) {
    const usual = isAutoma(t, seat) ? charactersForAutoma(t, seat) : usualCharacters
    const id = given[seat] ?? usual.find((each) => !taken.has(each)) ?? ''
    taken.add(id)
    const character = firstNumberWhere(characters, (each) => each.id === id)
    if (character < 0) mismatch(`arrange character: ${unknownWord('character', id, names)}`)
    if (t.characters.includes(character)) mismatch(`arrange character: ${id} is somebody else`)
    t.characters[seat] = character
    t.isCharacterFlipped[seat] = player.isCharacterFlipped
    t.characterTokens[seat] = player.characterTokens
    const { goal } = at(characters, character)
    checkTokens('characterTokens', id, goal, player.characterTokens, player.isCharacterFlipped)
  }
}

/** The character that the table agreed on, then the others that an AI player can be. */
function charactersForAutoma(t: Rim, seat: Seat): readonly string[] {
  const { aiCharacters, aiCharacterFromOptions } = rulesOf(t).setup
  const able = aiCharacters(t, seat).map((character) => at(tablesOf(t).characters, character).id)
  return [aiCharacterFromOptions(t, seat), ...usualAiCharacters].filter((id) => able.includes(id))
}

/** Tokens need a goal that counts them, and must be too few to meet it. */
function checkTokens(
  word: string,
  id: string,
  goal: Goal | undefined,
  tokens: number,
  isFlipped: boolean,
): void {
  const most = isFlipped || goal?.tokens === undefined ? 0 : goal.tokens - 1
  if (tokens > most) mismatch(`arrange ${word}: on this side of ${id} there are at most ${most}`)
}

function arrangeShip(t: Rim, seat: Seat, player: Player): void {
  const { ship = usualShip(t, seat), isShipFlipped, shipTokens } = player
  const { ships } = tablesOf(t)
  const names = ships.flatMap(({ id }) => id)
  const index = firstNumberWhere(ships, ({ id }) => id === ship)
  if (index < 0) mismatch(`arrange ship: ${unknownWord('ship', ship, names)}`)
  const { goal, flipped } = at(ships, index)
  if (isShipFlipped && flipped === undefined) mismatch(`arrange isShipFlipped: ${ship} has no other side`)
  checkTokens('shipTokens', ship, goal, shipTokens, isShipFlipped)
  t.ships[seat] = index
  t.isShipFlipped[seat] = isShipFlipped
  t.shipTokens[seat] = shipTokens
}

/** OR-AISET-06: an AI player has its starting ship. */
function usualShip(t: Rim, seat: Seat): string {
  const [first] = isAutoma(t, seat) ? rulesOf(t).setup.startingShips(t, seat) : []
  return first ?? USUAL_SHIP
}

export function spaceNamed(word: string, id: string): number {
  const space = spaceOf(id)
  if (space !== NONE) return space
  return mismatch(`arrange ${word}: ${unknownWord('space', id, spaceIds)}`)
}

const spaceIds = spaces.map(({ id }) => id)

function planetNamed(word: string, id: string): number {
  if (id in planetFacts) return spaceOf(id)
  return mismatch(`arrange ${word}: ${unknownWord('planet', id, Object.keys(planetFacts))}`)
}

/** OR-CRED-01: credits come in tokens of 1,000 and more. */
function thousands(credits: number): number {
  return credits % TOKEN === 0 ? credits : mismatch(`arrange credits: ${credits} is no number of thousands`)
}

function markedPlanets(t: Rim, seat: Seat, { markedPlanets: given }: Player): number[] {
  const { id, goal } = characterOf(t, seat)
  if (given.length > 0 && goal.when?.is !== 'planetsMarked')
    mismatch(`arrange markedPlanets: ${id} marks no planets`)
  return given.map((planet) => planetNamed('markedPlanets', planet))
}

function reputationOf(given: Player['reputation']): number[] {
  return factions.map((faction) => standings.indexOf(given[faction] ?? 'neutral') - 1)
}

function held(t: Rim, player: Player, pool: Pool): number[] {
  return pool.takeFaceUp('held', player.held).map((piece, index) => {
    if (tablesOf(t).resources[piece] === null) mismatch(`arrange held: ${player.held[index]} is no resource`)
    return piece
  })
}

function arrangeCaptives(t: Rim, seat: Seat, { captives }: Player, pool: Pool): void {
  for (const [bountyId, contactId] of Object.entries(captives)) {
    const bounty = pool.named('captives', bountyId, 'card')
    if (!at(t.held, seat).includes(bounty)) mismatch(`arrange captives: ${bountyId} is not held`)
    const resource = resourceOf(t, bounty)
    if (resource.type !== 'bounty' || resource.contact !== contactId)
      mismatch(`arrange captives: ${bountyId} is no bounty on ${contactId}`)
    at(t.captives, seat).push(...pool.takeFaceUp('captives', [contactId], 'contact'))
    at(t.captiveOn, seat).push(bounty)
  }
}

function arrangeSecrets(t: Rim, seat: Seat, { secrets, reputation }: Player, pool: Pool): void {
  for (const each of secrets) {
    const given = typeof each === 'string' ? { card: each } : each
    const card = pool.take('secrets', given.card)
    if (!isEncounterCard(card) || card < FIRST_ENCOUNTER)
      mismatch(`arrange secrets: ${given.card} is no encounter card`)
    const stood = reputationOf(given.reputation ?? reputation)
    const keys =
      given.at === undefined
        ? sectionKeys.filter((key) => encounterCard(t, card).sections[key] !== undefined)
        : [given.at]
    const codes = keys.map((key) => codeOf(sectionKeys.indexOf(key), stood))
    const code =
      codes.find((one) => secretOf(t, card, one) !== null) ??
      mismatch(`arrange secrets: ${given.card} is no secret when it is drawn so`)
    at(t.secrets, seat).push(card)
    at(t.secretsFrom, seat).push(code)
  }
}

/** A player who is defeated in a scenario that names no damage has as much damage as the character can take. */
function arrangeDamage(t: Rim, seat: Seat, { characterDamage, shipDamage, isDefeated }: Player): void {
  const most = health.of(t, seat)
  const isDamageMissing = characterDamage === undefined && shipDamage === undefined
  t.characterDamage[seat] = characterDamage ?? (isDefeated === true && isDamageMissing ? most : 0)
  t.shipDamage[seat] = shipDamage ?? 0
  const isBeaten = at(t.characterDamage, seat) >= most || at(t.shipDamage, seat) >= hull.of(t, seat)
  t.isDefeated[seat] = isDefeated ?? isBeaten
}

/** Skills come from cards only, so a difference means a mistake in the held cards. */
function checkSkills(t: Rim, seat: Seat, given: readonly Skill[]): void {
  const has = skills.filter((skill) => hasSkill(t, seat, skill))
  if (has.length !== given.length || !given.every((skill) => has.includes(skill)))
    mismatch(`arrange skills: by character and cards seat ${seat + 1} has ${has.join(', ') || 'none'}`)
}

/** Sets the fame marker; the bonus fame of held cards is part of it. */
function arrangeFame(t: Rim, seat: Seat, given: NonNullable<Player['fame']>): void {
  if (typeof given !== 'number') {
    t.fameFrom[seat] = fameSources.map((source) => given[source] ?? 0)
    t.fame[seat] = at(t.fameFrom, seat).reduce((sum, each) => sum + each, 0)
    return
  }
  const more = given - at(t.fame, seat)
  if (more < 0) mismatch(`arrange fame: held cards alone give ${at(t.fame, seat)}`)
  const other = fameSources.indexOf('other')
  const sources = at(t.fameFrom, seat)
  sources[other] = at(sources, other) + more
  t.fame[seat] = given
}
