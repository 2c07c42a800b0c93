export const aiPoints = {}
