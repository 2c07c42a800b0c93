import { langs } from '@kantyna/kernel'
import { useState } from 'react'
import { ChoiceRow } from '../kit/ChoiceRow.tsx'
import { CloseIcon } from '../kit/icons.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import { languageNames, useWords } from '../words/words.ts'
import { botSpeeds, motions, themes } from './settings.ts'
import { changeLanguage, changeSettings, useSettings } from './useSettings.ts'

/** Everything that can be set, applied at once. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { settings: said, language, close, trouble } = useWords()
  const settings = useSettings()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Sheet
      title={said.title}
      action={
        <button type="button" className="button bare icon" aria-label={close} onClick={onClose}>
          <CloseIcon />
        </button>
      }
      onClose={onClose}
    >
      <ChoiceRow
        label={language}
        choices={langs}
        names={languageNames}
        value={settings.lang}
        onChange={(lang) => {
          changeLanguage(lang).then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }}
      />
      {hasFailed && (
        <p className="notice danger" role="alert">
          {trouble.language}
        </p>
      )}
      <ChoiceRow
        label={said.theme}
        choices={themes}
        names={said.themes}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <ChoiceRow
        label={said.motion}
        choices={motions}
        names={said.motions}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <ChoiceRow
        label={said.botSpeed}
        choices={botSpeeds}
        names={said.botSpeeds}
        value={settings.botSpeed}
        onChange={(botSpeed) => changeSettings({ botSpeed })}
      />
      <SwitchRow label={said.sound} isOn={settings.sound} onChange={(sound) => changeSettings({ sound })} />
      <SwitchRow
        label={said.autoPlay}
        isOn={settings.autoPlay}
        onChange={(autoPlay) => changeSettings({ autoPlay })}
      />
      <p className="small soft">{said.kept}</p>
    </Sheet>
  )
}
