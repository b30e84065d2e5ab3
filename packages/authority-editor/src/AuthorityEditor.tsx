import { Button, Drawer } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useReturnFocus } from '@sqos/hooks'
import { confirmAction, showToast } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { useId, useState } from 'react'
import styles from './AuthorityEditor.module.css'
import { NAMESPACE } from './catalogue.ts'
import { GrantSteps } from './GrantSteps.tsx'
import { GrantsPreviewDialog } from './GrantsPreviewDialog.tsx'
import type { EditedObject } from './load-grants.ts'
import { STEPS, type Step } from './steps.ts'
import { useAuthorityEditor } from './use-authority-editor.ts'

export interface AuthorityEditorProps {
  object: EditedObject
  /** The first step. Default: menu entries. */
  startAt?: Step | undefined
  /** Called after the drawer has closed: saved, unchanged or discarded. */
  onClose: () => void
}

/** Drawer that edits the permissions of a role, user, position or organisation. Needs `AuthorityServicesProvider`. */
export function AuthorityEditor({ object, startAt = 'module', onClose }: AuthorityEditorProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const editor = useAuthorityEditor(object)
  const [step, setStep] = useState<Step>(startAt)
  const at = STEPS.indexOf(step)
  const returnFocus = useReturnFocus(isOpen)

  async function requestClose() {
    const question = {
      text: t('discard.text'),
      confirmText: t('discard.confirm'),
      cancelText: t('discard.stay'),
      danger: true,
    }
    if (!editor.isDirty || (await confirmAction(question))) setIsOpen(false)
  }

  async function finish() {
    if (editor.isDirty) return await editor.review()
    showToast({ kind: 'info', text: t('unchanged') })
    setIsOpen(false)
  }

  async function save() {
    const undo = await editor.save()
    if (!undo) return
    setIsOpen(false)
    const { name } = object
    showToast({
      kind: 'success',
      text: t('saved', { name }),
      onUndo: () =>
        void undo().then((isUndone) => isUndone && showToast({ kind: 'success', text: t('undone', { name }) })),
    })
  }

  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }
  return (
    <Drawer
      {...dialog}
      visible={isOpen}
      title={<span id={titleId}>{`${t(`title.${object.objectType}`)} - ${object.name}`}</span>}
      width="100vw"
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      unmountOnExit
      onCancel={() => void requestClose()}
      afterClose={() => {
        returnFocus()
        onClose()
      }}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => void requestClose()}>{t('cancel')}</Button>
          <Button disabled={at === 0} onClick={() => setStep(STEPS[at - 1] ?? step)}>
            {t('previous')}
          </Button>
          <Button disabled={at === STEPS.length - 1} onClick={() => setStep(STEPS[at + 1] ?? step)}>
            {t('next')}
          </Button>
          <Button
            type="primary"
            loading={editor.busy && !editor.preview}
            disabled={editor.loading.kind !== 'ready'}
            onClick={() => void finish()}
          >
            {t('save')}
          </Button>
        </div>
      }
    >
      <GrantSteps editor={editor} step={step} onStep={setStep} />
      <GrantsPreviewDialog
        preview={editor.preview}
        saving={editor.busy}
        onSave={() => void save()}
        onClose={editor.closePreview}
      />
    </Drawer>
  )
}
