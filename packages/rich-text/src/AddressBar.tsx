import { Button, Input } from '@arco-design/web-react'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useRichTextText } from './texts/text-context.ts'
import { isSafeAddress, isSafePicture } from './sanitize.ts'
import styles from './Toolbar.module.css'

/** Whether to enter the address of a link or of a picture. */
export type AddressKind = 'link' | 'image'

interface AddressBarProps {
  kind: AddressKind
  editor: Editor
  /** Takes chosen pictures. */
  onPictures: (files: readonly File[]) => void
  onClose: () => void
}

/** An input for the address of a link or picture, between toolbar and text. */
export function AddressBar({ kind, editor, onPictures, onClose }: AddressBarProps) {
  const t = useRichTextText()
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  const known: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(kind === 'link' && typeof known === 'string' ? known : '')
  const [description, setDescription] = useState('')
  const [isWrong, setWrong] = useState(false)

  function apply() {
    const href = address.trim()
    const chain = editor.chain().focus()
    if (kind === 'link' && href === '') {
      chain.extendMarkRange('link').unsetLink().run()
      return onClose()
    }
    if (!(kind === 'link' ? isSafeAddress(href) : isSafePicture(href))) return setWrong(true)
    if (kind === 'image') chain.setImage({ src: href, alt: description }).run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply()
    else if (event.key === 'Escape') {
      onClose()
      editor.commands.focus()
    } else return
    // Stops the key, so that form and dialog ignore it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from its controls
    <div className={styles.ask} onKeyDown={onKeyDown}>
      <Input
        autoFocus
        size="small"
        className={styles.address ?? ''}
        aria-label={t(`${kind}Address`)}
        placeholder={t(`${kind}Address`)}
        aria-describedby={isWrong ? problemId : undefined}
        {...(isWrong && { status: 'error' as const })}
        value={address}
        onChange={setAddress}
      />
      {kind === 'image' && (
        <Input
          size="small"
          className={styles.address ?? ''}
          aria-label={t('imageText')}
          placeholder={t('imageText')}
          value={description}
          onChange={setDescription}
        />
      )}
      {kind === 'image' && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="image/png,image/jpeg,image/gif,image/webp"
            aria-label={t('choosePicture')}
            onChange={({ target }) => {
              onPictures([...(target.files ?? [])])
              onClose()
            }}
          />
          <Button size="small" onClick={() => input.current?.click()}>
            {t('choosePicture')}
          </Button>
        </>
      )}
      <Button size="small" type="primary" onClick={apply}>
        {t('confirm')}
      </Button>
      <Button
        size="small"
        onClick={() => {
          onClose()
          editor.commands.focus()
        }}
      >
        {t('cancel')}
      </Button>
      {isWrong && (
        <p id={problemId} role="alert" className={styles.problem}>
          {t('wrongAddress')}
        </p>
      )}
    </div>
  )
}
