import { Button, Drawer, Modal } from '@arco-design/web-react'
import type { JsonRecord } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { confirmAction, FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { CloseButton, fieldErrorsOf } from '@sqos/ui-kit/list'
import { type ComponentType, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import { useLabel } from '../use-label.ts'
import type { DocumentFormHandle, DocumentFormProps } from './FormBody.tsx'
import styles from './RecordDialog.module.css'

/** The state of the record in a dialog. */
export type RecordState = 'ready' | 'loading' | 'forbidden' | { failure: string; retry: () => void }

export interface RecordDialogProps extends Omit<DocumentFormProps, 'ref'> {
  open: boolean
  title: string
  /** Default ready. */
  state?: RecordState | undefined
  /** Called after cancelling, discarding or saving. */
  onClose: () => void
  /** Buttons before 取消 and 确定, such as print. */
  actions?: ReactNode
  /** Text of the button that saves, unless the document has its own. */
  confirmText?: string | undefined
  /** Saves the values unchecked. With it there is a button 暂存. */
  onSaveDraft?: ((data: JsonRecord) => Promise<unknown>) | undefined
  /** Below the fields, such as a history of the record. */
  below?: ReactNode
  /** Shown above the form, such as who else has the record open. */
  notice?: ReactNode
  /** The methods of the open form. */
  formRef?: RefObject<DocumentFormHandle | null> | undefined
}

interface FormDialogProps extends RecordDialogProps {
  Form: ComponentType<DocumentFormProps>
}

/** A form or detail in the container of its document. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    state = 'ready',
    onClose,
    actions,
    below,
    notice,
    formRef,
    confirmText,
    onSaveDraft,
    Form,
    ...form
  } = props
  const { t } = useText(NAMESPACE)
  const labelOf = useLabel()
  const { settings } = form.model
  const titleId = useId()
  const ownRef = useRef<DocumentFormHandle>(null)
  const handle = formRef ?? ownRef
  const [isSaving, setSaving] = useState(false)
  const isEdited = (form.mode ?? 'edit') === 'edit'

  async function requestClose() {
    if (isSaving) return
    const isDirty = isEdited && handle.current?.isDirty() === true
    if (isDirty && !(await askToDiscard())) return
    if (isEdited) handle.current?.abandon()
    onClose()
  }

  const askToDiscard = () =>
    confirmAction({
      title: t('discard.title'),
      text: t('discard.text'),
      confirmText: t('discard.confirm'),
      cancelText: t('discard.keep'),
      danger: true,
    })

  async function save() {
    if (isSaving) return
    setSaving(true)
    try {
      const outcome = await handle.current?.submit()
      if (outcome?.status === 'saved') onClose()
    } finally {
      setSaving(false)
    }
  }

  async function saveDraft() {
    const opened = handle.current
    if (isSaving || !opened || !onSaveDraft) return
    setSaving(true)
    try {
      await onSaveDraft(opened.values())
      opened.settle()
      onClose()
    } catch (error) {
      opened.showProblems(fieldErrorsOf(error))
    } finally {
      setSaving(false)
    }
  }

  const usualText = labelOf(settings.confirmText, 'confirm')
  const body =
    state === 'ready' ? (
      <>
        {notice}
        <Form {...form} ref={handle} />
        {below}
      </>
    ) : state === 'loading' ? (
      <Skeleton lines={6} />
    ) : state === 'forbidden' ? (
      <NoPermissionState />
    ) : (
      <FailedState hint={state.failure} onRetry={state.retry} />
    )
  const footer = (
    <div className={styles['footer']}>
      {actions}
      {(!isEdited || settings.hasCancel) && (
        <Button disabled={isSaving} onClick={() => void requestClose()}>
          {isEdited ? labelOf(settings.cancelText, 'cancel') : t('close')}
        </Button>
      )}
      {isEdited && onSaveDraft && (
        <Button disabled={isSaving || state !== 'ready'} onClick={() => void saveDraft()}>
          {t('approval.draft')}
        </Button>
      )}
      {isEdited && (
        <Button type="primary" loading={isSaving} disabled={state !== 'ready'} onClick={() => void save()}>
          {confirmText !== undefined && usualText === t('confirm') ? confirmText : usualText}
        </Button>
      )}
    </div>
  )
  const shared = {
    visible: open,
    closeIcon: <CloseButton />,
    maskClosable: false,
    focusLock: true,
    unmountOnExit: true,
    footer,
    onCancel: () => void requestClose(),
    afterOpen: () => handle.current?.focus(),
  }

  if (settings.popupType === 'drawer') {
    const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }
    return (
      <Drawer
        {...shared}
        {...dialog}
        title={<span id={titleId}>{title}</span>}
        width={`min(${settings.drawerWidth}, 100vw)`}
      >
        {body}
      </Drawer>
    )
  }
  const isFull = settings.popupType === 'fullScreen'
  return (
    <Modal
      {...shared}
      title={title}
      autoFocus={false}
      className={isFull ? (styles['full'] ?? '') : `sqos-form-dialog ${styles['dialog'] ?? ''}`}
      style={isFull ? { borderRadius: 0 } : { inlineSize: settings.generalWidth }}
    >
      {/* What is read only has no fields: the text takes the focus, for keys that scroll. */}
      <div className={styles['body']} {...(!isEdited && { role: 'region', 'aria-label': title, tabIndex: 0 })}>
        {isFull ? (
          <div className={styles['width']} style={{ inlineSize: settings.fullScreenWidth }}>
            {body}
          </div>
        ) : (
          body
        )}
      </div>
    </Modal>
  )
}
