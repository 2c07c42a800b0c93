export const mapPoints = {}
