export const standingPoints = {}
