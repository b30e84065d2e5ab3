import { useStableCallback } from '@sqos/hooks'
import { Button, Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import { useEffect, useRef, useState } from 'react'
import { type Crop, partOf, wholeCrop } from '../crop/crop.ts'
import { CropStage } from '../crop/CropStage.tsx'
import { type CroppedPicture, cutOut } from '../crop/cut-out.ts'
import { NAMESPACE } from '../locales.ts'

interface CropDialogProps {
  file: File
  /** Aspect ratio. */
  ratio: number
  /** The crop as a file; undefined when the user cancelled. */
  onDone: (file: File | undefined) => void
  /** Called when the browser cannot decode the image: it is uploaded unchanged, and the server decides. */
  onUnreadable: (file: File) => void
}

/** Maximum length of the longer side of the crop in px. */
const MOST_PIXELS = 2048

/** Dialog that crops an image before the upload, by pointer, wheel and keys. */
export function CropDialog({ file, ratio, onDone, onUnreadable }: CropDialogProps) {
  const { t } = useText(NAMESPACE)
  const picture = usePicture(file, onUnreadable)
  const stage = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<Crop>()
  // The dialog opens after the image is decoded, so that the image can receive the focus.
  if (!picture) return null
  const cropped = { picture, ratio, crop: chosen ?? wholeCrop(picture) }

  async function cut() {
    onDone(await cutFile(file, cropped))
  }

  return (
    <Modal
      visible
      title={t('crop.title')}
      style={{ inlineSize: 'min(440px, calc(100vw - 32px))' }}
      closeIcon={<CloseButton />}
      maskClosable={false}
      focusLock
      autoFocus={false}
      afterOpen={() => stage.current?.focus()}
      onCancel={() => onDone(undefined)}
      footer={
        <>
          <Button onClick={() => onDone(undefined)}>{t('crop.cancel')}</Button>
          <Button type="primary" onClick={() => void cut()}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <CropStage ref={stage} {...cropped} onChange={setChosen} />
    </Modal>
  )
}

/** The picture, after the browser has decoded it. */
function usePicture(file: File, onUnreadable: (file: File) => void) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const give = useStableCallback(() => onUnreadable(file))
  useEffect(
    function read() {
      let isWanted = true
      const open = async () => {
        try {
          const opened = await createImageBitmap(file)
          if (isWanted) setPicture(opened)
        } catch {
          if (isWanted) give()
        }
      }
      void open()
      return () => {
        isWanted = false
      }
    },
    [file, give],
  )
  return picture
}

/** The crop in image pixels; types with transparency keep it. */
async function cutFile(file: File, cropped: CroppedPicture): Promise<File> {
  const { picture, crop, ratio } = cropped
  const part = partOf({ width: picture.width, height: picture.height, ratio }, crop)
  const scale = Math.min(1, MOST_PIXELS / Math.max(part.width, part.height))
  const pixels = (length: number) => Math.max(1, Math.round(length * scale))
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await cutOut(cropped, { width: pixels(part.width), height: pixels(part.height), type })
  const name = file.name.replace(/\.[^.]*$/, '')
  return new File([blob], `${name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type })
}
