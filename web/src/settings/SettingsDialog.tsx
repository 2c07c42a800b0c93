import { langs } from '@kantyna/kernel'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { ChoiceRow } from '../kit/ChoiceRow.tsx'
import { CloseIcon } from '../kit/icons.tsx'
import { SwitchRow } from '../kit/SwitchRow.tsx'
import { languageNames, useWords } from '../words/words.ts'
import { botSpeeds, motions, themes } from './settings.ts'
import { changeSettings, useSettings } from './useSettings.ts'
import './settings.css'

/** Everything that can be set, applied at once. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { settings: said, language, close } = useWords()
  const settings = useSettings()
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
            onChange={(lang) => changeSettings({ lang })}
          />
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
