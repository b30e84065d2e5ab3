import { IconExclamationCircleFill } from '@arco-design/web-react/icon'
import { type DragEvent, type FocusEvent, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '@sqos/i18n/react'
import type { UploadItem } from '../core/upload-item.ts'
import type { FileToAdd } from '../core/upload-queue.ts'
import { NAMESPACE } from '../locales.ts'
import { droppedFiles } from './dropped-files.ts'
import styles from './FieldFrame.module.css'
import type { UploadFieldProps } from './field-props.ts'
import { type StoredValue, useUploadsContext } from './uploads-context.ts'

interface FieldFrameProps<Value extends StoredValue> {
  field: UploadFieldProps<Value>
  mayChange: boolean
  problems: readonly string[]
  news: string
  tip?: string | undefined
  pending: readonly UploadItem[]
  onFiles: (files: readonly FileToAdd[]) => Promise<void>
  children: ReactNode
}

/** Common frame of both fields: accessible name, drop and paste area, and messages. */
export function FieldFrame<Value extends StoredValue>(props: FieldFrameProps<Value>) {
  const { field, mayChange, problems, news, tip, pending, onFiles, children } = props
  const { queue } = useUploadsContext()
  const { t } = useText(NAMESPACE)
  const notesId = useId()
  const frame = useRef<HTMLFieldSetElement>(null)
  const [isOver, setIsOver] = useState(false)

  useImperativeHandle(field.ref, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus(),
    hold: () => (pending.length > 0 ? t('hold') : undefined),
    abandon: () => {
      for (const { id } of pending) queue.remove(id)
    },
  }))

  const over = (event: DragEvent) => {
    if (!mayChange || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!mayChange || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    void droppedFiles(event.dataTransfer).then(onFiles)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) field.onBlur?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped and pasted here has buttons as well
    <fieldset
      ref={frame}
      className={styles.frame}
      data-over={isOver || undefined}
      data-invalid={Boolean(field.problem) || undefined}
      aria-label={field['aria-label']}
      aria-describedby={notesId}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onBlur={leave}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (!mayChange || files.length === 0) return
        event.preventDefault()
        void onFiles(files.map((file) => ({ file })))
      }}
    >
      {children}
      <div id={notesId} className={styles.notes}>
        {mayChange && tip && <p>{tip}</p>}
        {problems.map((text) => (
          <p key={text} data-tone="problem">
            {text}
          </p>
        ))}
        {field.problem && (
          <p data-tone="problem">
            <IconExclamationCircleFill aria-hidden /> {field.problem}
          </p>
        )}
      </div>
      <output className={styles.spoken}>{news}</output>
      {isOver && (
        <div className={styles.veil} aria-hidden>
          {t('drop')}
        </div>
      )}
    </fieldset>
  )
}
