import { langs } from '@kantyna/kernel'
import { useState } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { ChoiceRow } from '../kit/ChoiceRow.tsx'
import { CloseIcon } from '../kit/icons.tsx'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import { languageNames, useWords } from '../words/words.ts'
import { botSpeeds, confirms, motions, themes } from './settings.ts'
import { changeLanguage, changeSettings, useSettings } from './useSettings.ts'
import './settings.css'

/** Everything that can be set, applied at once. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { settings: said, language, close, trouble } = useWords()
  const settings = useSettings()
  const [hasFailed, setFailed] = useState(false)
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="sheet">
        <Dialog className="sheet-body">
          <header className="settings-top">
            <Heading slot="title" level={2}>
              {said.title}
            </Heading>
            <Button className="button bare icon" aria-label={close} onPress={onClose}>
              <CloseIcon />
            </Button>
          </header>
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
          <ChoiceRow
            label={said.confirm}
            choices={confirms}
            names={said.confirms}
            value={settings.confirm}
            onChange={(confirm) => changeSettings({ confirm })}
          />
          <p className="settings-note small soft">{said.confirmSays[settings.confirm]}</p>
          <SwitchRow
            label={said.sound}
            isOn={settings.sound}
            onChange={(sound) => changeSettings({ sound })}
          />
          <SwitchRow
            label={said.autoPlay}
            isOn={settings.autoPlay}
            onChange={(autoPlay) => changeSettings({ autoPlay })}
          />
          <p className="small soft">{said.kept}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
