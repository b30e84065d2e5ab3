import { Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import type { Editor } from '@tiptap/core'
import { NAMESPACE } from '../../catalogue.ts'
import { ModuleList } from './ModuleList.tsx'

interface ModulePickerProps {
  editor: Editor
  onClose: (isChosen: boolean) => void
}

/** The modules, opened by `/` in the text. */
export function ModulePicker({ editor, onClose }: ModulePickerProps) {
  const { t } = useText(NAMESPACE)
  return (
    <Modal
      visible
      title={t('module.pick')}
      closeIcon={<CloseButton />}
      focusLock
      footer={null}
      onCancel={() => onClose(false)}
    >
      <ModuleList editor={editor} onChosen={() => onClose(true)} />
    </Modal>
  )
}
