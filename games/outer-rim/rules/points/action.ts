export const actionPoints = {}
