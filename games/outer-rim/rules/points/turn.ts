export const turnPoints = {}
