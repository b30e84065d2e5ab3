import { IconCamera } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { initialOf, showToast } from '@sqos/ui-kit'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { imageAddress } from '../../../app/image-address.ts'
import type { AppState } from '../../../app/store.ts'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Avatar.module.css'

/** Types that browsers display and the server accepts; an SVG can contain scripts. */
const KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
/** Bytes; the cropped image is far smaller. */
const MAX_SIZE = 20 * 1024 * 1024

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

/** The own avatar; a click selects another image. */
export function AvatarButton() {
  const { t } = useText(NAMESPACE)
  const user = useSelector((state: AppState) => selectUser(state))
  const image = imageAddress(user?.headIcon)
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Allows the same file to be selected again.
    currentTarget.value = ''
    if (!file) return
    const opened = KINDS.includes(file.type) && file.size <= MAX_SIZE ? await open(file) : undefined
    if (opened) setPicture(opened)
    else showToast({ kind: 'error', text: t('avatar.notAPicture') })
  }

  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label={t('avatar.change')}
        onClick={() => input.current?.click()}
      >
        {image ? <img src={image} alt="" /> : <span aria-hidden="true">{initialOf(user?.userName ?? '')}</span>}
        <span className={styles.veil} aria-hidden="true">
          <IconCamera />
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS.join(',')}
        aria-label={t('avatar.change')}
        onChange={(event) => void take(event)}
      />
      <Suspense>{picture && <CropDialog picture={picture} onClose={() => setPicture(undefined)} />}</Suspense>
    </>
  )
}

async function open(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file)
  } catch {
    // The file is not an image despite its type.
    return undefined
  }
}
