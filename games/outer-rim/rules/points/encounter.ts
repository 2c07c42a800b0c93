export const encounterPoints = {}
