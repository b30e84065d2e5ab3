import { memoWithRef } from '@sqos/hooks'
import type { UploadPicture } from '@sqos/rich-text'
import { useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { readText } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { EditorPart, ViewPart } from './parts.tsx'
import styles from './RichText.module.css'

export interface RichTextProps extends Omit<FieldProps, 'size'> {
  /** HTML; it is cleaned before it is shown. */
  value?: string | null | undefined
  /** Cleaned HTML, `''` when emptied. */
  onChange?: ((html: string) => void) | undefined
  /** Keeps pasted, dropped and chosen pictures; resolves with their address. Without it pictures stay embedded in the text. */
  uploadPicture?: UploadPicture | undefined
}

/** Rich text with headings, lists, links and pictures. Kind `editor`. The editor is loaded on demand. */
export const RichText = memoWithRef(function RichText(props: RichTextProps) {
  const { t } = useWidgetText()
  const field = useField(props, readText)
  const { value = '' } = field
  // The control is loaded after its box; renders again to name it.
  const [isReady, setReady] = useState(false)
  const view = <ViewPart html={value} />

  return (
    <FieldBox
      field={field}
      text=""
      view={view}
      readonlyControl={<div className={styles.frame}>{view}</div>}
      isLoading={field.mode === 'edit' && !isReady}
    >
      <EditorPart
        html={value}
        isDisabled={field.control.disabled}
        isInvalid={field.control.error}
        placeholder={props.placeholder ?? t('placeholder.input')}
        onChange={props.onChange}
        uploadPicture={props.uploadPicture}
        onReady={() => setReady(true)}
      />
    </FieldBox>
  )
})
