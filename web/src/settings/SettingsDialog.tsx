import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../words/words.ts'

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const words = useWords()
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="sheet">
        <Dialog>
          <Heading slot="title" level={2}>
            {words.settings.title}
          </Heading>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
