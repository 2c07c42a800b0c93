export type {
  GameBox,
  GameUi,
  Motion,
  SeatInfo,
  SeatStanding,
  StandingIcon,
  TableProps,
  Touching,
} from './contract.ts'
export { useTouch } from './use-touch.ts'
