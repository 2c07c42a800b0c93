import { langs } from '@kantyna/kernel'
import { useState } from 'preact/hooks'
import { ChoiceRow } from '../kit/ChoiceRow.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { SliderRow } from '../kit/SliderRow.tsx'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import { pageSounds } from '../sound/page-sounds.ts'
import { languageNames, useWords } from '../words/words.ts'
import { confirms, paces, palettes, textSizes, themes } from './settings.ts'
import { changeLanguage, changeSettings, useSettings } from './useSettings.ts'
import { useSettingsWords } from './words.ts'

/** All settings, applied at once. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { settings: words, language, trouble } = useWords()
  const settingsWords = useSettingsWords()
  const settings = useSettings()
  const [hasFailed, setFailed] = useState(false)
  return (
    <Sheet title={words.title} onClose={onClose}>
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
        label={settingsWords.theme}
        choices={themes}
        names={settingsWords.themes}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <ChoiceRow
        label={settingsWords.textSize}
        choices={textSizes}
        names={settingsWords.textSizes}
        value={settings.textSize}
        onChange={(textSize) => changeSettings({ textSize })}
      />
      <ChoiceRow
        label={settingsWords.colours}
        choices={palettes}
        names={settingsWords.palettes}
        value={settings.colours}
        onChange={(colours) => changeSettings({ colours })}
      />
      <ChoiceRow
        label={settingsWords.pace}
        choices={paces}
        names={settingsWords.paces}
        value={settings.pace}
        onChange={(pace) => changeSettings({ pace })}
      />
      <SwitchRow
        label={settingsWords.still}
        isOn={settings.still}
        onChange={(still) => changeSettings({ still })}
      />
      <ChoiceRow
        label={settingsWords.confirm}
        choices={confirms}
        names={settingsWords.confirms}
        value={settings.confirm}
        onChange={(confirm) => changeSettings({ confirm })}
      />
      <p className="small soft">{settingsWords.confirmSays[settings.confirm]}</p>
      <SwitchRow
        label={settingsWords.sound}
        isOn={settings.sound}
        onChange={(sound) => changeSettings({ sound })}
      />
      {settings.sound && (
        <SliderRow
          label={settingsWords.volume}
          value={settings.volume}
          onChange={(volume) => {
            changeSettings({ volume })
            // Plays a sound at the new volume.
            pageSounds.play('bonus').catch(console.error)
          }}
        />
      )}
      <SwitchRow
        label={settingsWords.autoPlay}
        isOn={settings.autoPlay}
        onChange={(autoPlay) => changeSettings({ autoPlay })}
      />
      <SwitchRow
        label={settingsWords.hints}
        isOn={settings.hints}
        onChange={(hints) => changeSettings({ hints })}
      />
      <SwitchRow
        label={settingsWords.coach}
        isOn={settings.coach}
        onChange={(coach) => changeSettings({ coach })}
      />
      <p className="small soft">{settingsWords.kept}</p>
    </Sheet>
  )
}
