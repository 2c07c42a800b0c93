import { ShipPicture } from './drawing/ShipPicture.tsx'
import './drawing/drawing.css'

/** The box on the shelf: ships of all four teams racing round a planet. Our own drawing. */
export function BoxArt() {
  return (
    <svg className="st-box" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="st-box-sky" width="300" height="300" />
      <circle className="st-box-planet" cx="230" cy="330" r="190" />
      <ShipPicture ship={0} x={90} y={110} size={110} />
      <ShipPicture ship={2} x={210} y={80} size={80} />
      <ShipPicture ship={5} x={60} y={220} size={70} />
      <ShipPicture ship={6} x={190} y={200} size={90} />
    </svg>
  )
}
