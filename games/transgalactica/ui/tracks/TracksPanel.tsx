import type { GamePanel, PanelProps } from '@kantyna/ui'
import { mainTracks } from '../../content/names.ts'
import { Track } from '../board/Track.tsx'
import { isWide } from '../board/use-wide.ts'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { useFreeTouching } from '../free-actions/free-moves.ts'
import { asksFor } from '../panels/asks-for.ts'
import { galaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import '../panels/panels.css'

/** The four tracks, if there is no room for them on the board. */
export const tracksPanel: GamePanel<IconName> = {
  id: 'tracks',
  title: { en: 'Tracks', pl: 'Tory' },
  icon: 'advance',
  when: 'always',
  isThere: () => !isWide(),
  isWanted: (_, decisions) => asksFor(decisions, 'track:'),
  Panel: TracksPanel,
}

function TracksPanel(props: PanelProps) {
  const { view: kernelView, lang, seats, motion } = props
  const view = galaxyView(kernelView)
  const touching = useFreeTouching(props)
  return (
    <div className="tg-tracks">
      {mainTracks.map((track) => (
        <section key={track} className="tg-track-section">
          <h3>
            <Icon name={track} size={16} />
            {uiWords(lang).area[track]}
          </h3>
          <Track view={view} lang={lang} seats={seats} touching={touching} track={track} motion={motion} />
        </section>
      ))}
    </div>
  )
}
