export const setupPoints = {}
