export const gamePoints = {}
