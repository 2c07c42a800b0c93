export * from './api.ts'
export { applied, type Difference, differenceOf } from './difference.ts'
export {
  BEAT_MS,
  type ClientFrame,
  clientFrameSchema,
  closeCodes,
  LARGEST_FRAME,
  PROTOCOL,
  type Question,
  type QuestionAnswer,
  type Received,
  type Said,
  type ServerFrame,
  serverFrameSchema,
  type ViewUpdate,
} from './frames.ts'
export { type RemoteState, RemoteTable } from './remote-table.ts'
export {
  LONGEST_NAME,
  type RoomProblem,
  type RoomRequest,
  type RoomResult,
  type RoomSeat,
  type RoomView,
} from './room.ts'
export {
  type ClockSettings,
  type SeatSetting,
  type TableSettings,
  type Watching,
  watchingModes,
} from './settings.ts'
export type { OpenWire, Wire, WireListener } from './wire.ts'
