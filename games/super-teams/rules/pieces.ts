import { at } from '@kantyna/kernel'
import {
  BONUS_CARDS,
  type BonusCard,
  bonusCards,
  CARDS_PER_COLOUR,
  COPIES,
  COPIES_OF_BONUS,
  MOVEMENT_CARDS,
} from '../content/cards.ts'
import { type Colour, colours, SHIPS_PER_COLOUR, ships } from '../content/ships.ts'

/** In a position, cards, ships and colours are small integers. This file says what they stand for. */

export function colourOfShip(ship: number): number {
  return (ship / SHIPS_PER_COLOUR) | 0
}

export function colourOfCard(card: number): number {
  return (card / CARDS_PER_COLOUR) | 0
}

export function numberOfCard(card: number): number {
  return (((card % CARDS_PER_COLOUR) / COPIES) | 0) + 1
}

/** The face of a card is its colour and number. The two copies of a card look the same. */
export function faceOfCard(card: number): number {
  return (card / COPIES) | 0
}

export function nameOfCard(card: number): string {
  return `${nameOfColour(colourOfCard(card))}-${numberOfCard(card)}`
}

export function nameOfColour(colour: number): Colour {
  return at(colours, colour)
}

export function nameOfShip(ship: number): string {
  return at(ships, ship).id
}

/** The kind of a bonus card: its index among the five. */
export function kindOfBonus(card: number): number {
  return (card / COPIES_OF_BONUS) | 0
}

export function bonusCard(card: number): BonusCard {
  return at(bonusCards, kindOfBonus(card))
}

export function nameOfBonus(card: number): string {
  return bonusCard(card).id
}

export const movementCards: readonly number[] = Array.from({ length: MOVEMENT_CARDS }, (_, card) => card)
export const bonusPieces: readonly number[] = Array.from({ length: BONUS_CARDS }, (_, card) => card)
