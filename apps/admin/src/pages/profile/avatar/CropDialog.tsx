import { Button, Modal } from '@arco-design/web-react'
import { useSaveAvatarMutation, useUploadAvatarMutation } from '@sqos/api-client/current-user'
import { useCatalogue, useText } from '@sqos/i18n/react'
import { loadCurrentUser } from '@sqos/session'
import { CloseButton } from '@sqos/ui-kit/list'
import { uploaderCatalogue } from '@sqos/uploader/core'
import { type CroppedPicture, CropStage, cutOut, wholeCrop } from '@sqos/uploader/crop'
import { useRef, useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { useReturnFocusOnUnmount } from '@sqos/hooks'
import { NAMESPACE } from '../catalogue.ts'

/** Size of the stored image in px: sharp at every size in the application. */
const KEPT_SIDE = 320

/** Selects the square of an image that becomes the avatar, by pointer, wheel or keys. */
export function CropDialog({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const isReadable = useCatalogue(uploaderCatalogue)
  const stage = useRef<HTMLButtonElement>(null)
  const [crop, setCrop] = useState(() => wholeCrop(picture))
  const { busy, save } = useSaving(onClose)
  useReturnFocusOnUnmount()
  if (!isReadable) return null
  // Stored as a JPEG, which has no transparency.
  const cropped = { picture, crop, ratio: 1, ground: 'white' }

  return (
    <Modal
      visible
      title={t('avatar.crop')}
      style={{ inlineSize: 'min(400px, calc(100vw - 32px))' }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      afterOpen={() => stage.current?.focus()}
      onCancel={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void save(cropped)}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      <CropStage ref={stage} shape="round" {...cropped} onChange={setCrop} />
    </Modal>
  )
}

function useSaving(onSaved: () => void) {
  const dispatch = useAppDispatch()
  const [upload] = useUploadAvatarMutation()
  const [saveAvatar] = useSaveAvatarMutation()
  const [busy, setBusy] = useState(false)

  async function send(cropped: CroppedPicture) {
    const blob = await cutOut(cropped, { width: KEPT_SIDE, height: KEPT_SIDE, type: 'image/jpeg' })
    const { data } = await upload({ body: { file: new File([blob], 'avatar.jpg', { type: blob.type }) } })
    if (!data) return
    const { error } = await saveAvatar({ name: data.name })
    if (error) return
    await dispatch(loadCurrentUser())
    onSaved()
  }

  async function save(cropped: CroppedPicture) {
    if (busy) return
    setBusy(true)
    try {
      await send(cropped)
    } finally {
      setBusy(false)
    }
  }

  return { busy, save }
}
