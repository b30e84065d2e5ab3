import { Button, Modal } from '@arco-design/web-react'
import { useSaveAvatarMutation, useUploadAvatarMutation } from '@sqos/api-client/current-user'
import { useText } from '@sqos/i18n/react'
import { loadCurrentUser } from '@sqos/session'
import { CloseButton } from '@sqos/ui-kit/list'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Avatar.module.css'
import { type Crop, MAX_ZOOM, sideOf, wholeCrop, withinPicture } from './crop.ts'

/** px of the picture that is kept: sharp at every size that the application shows. */
const KEPT_SIDE = 320
const ZOOM_STEP = 0.1
/** The part of the square that an arrow key moves by. */
const MOVE_STEP = 0.04

/** Chooses the square of a picture that becomes one's own: by hand, by wheel, and by keys. */
export function CropDialog({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLButtonElement>(null)
  const [crop, setCrop] = useState(() => wholeCrop(picture))
  const { busy, save } = useSaving(canvas, onClose)
  const side = sideOf(picture, crop)

  const change = (next: (now: Crop) => Crop) => setCrop((now) => withinPicture(picture, next(now)))
  const move = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const zoomBy = (step: number) => change((now) => ({ ...now, zoom: now.zoom + step }))

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    const scale = side / currentTarget.clientWidth
    move(-movementX * scale, -movementY * scale)
  }

  function steer(event: KeyboardEvent) {
    const step = side * MOVE_STEP
    const keys: Record<string, () => void> = {
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(-ZOOM_STEP),
    }
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

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
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      <div className={styles.cropper}>
        <button
          ref={stage}
          type="button"
          className={styles.stage}
          aria-label={t('avatar.keys')}
          onKeyDown={steer}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onWheel={(event) => zoomBy(event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)}
        >
          <CroppedPicture ref={canvas} picture={picture} crop={crop} />
        </button>
        <label className={styles.zoom} htmlFor={zoomId}>
          {t('avatar.zoom')}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={({ target }) => change((now) => ({ ...now, zoom: Number(target.value) }))}
          />
        </label>
        <p className={styles.hint}>{t('avatar.hint')}</p>
      </div>
    </Modal>
  )
}

interface CroppedPictureProps {
  ref: RefObject<HTMLCanvasElement | null>
  picture: ImageBitmap
  crop: Crop
}

/** The square as it will be kept. A component of its own: a dialog puts its content on the screen later than itself. */
function CroppedPicture({ ref, picture, crop }: CroppedPictureProps) {
  useEffect(
    function draw() {
      const context = ref.current?.getContext('2d')
      if (!context) return
      const side = sideOf(picture, crop)
      context.imageSmoothingQuality = 'high'
      // A transparent picture is kept as one without transparency.
      context.fillStyle = 'white'
      context.fillRect(0, 0, KEPT_SIDE, KEPT_SIDE)
      context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, KEPT_SIDE, KEPT_SIDE)
    },
    [ref, picture, crop],
  )
  return <canvas ref={ref} width={KEPT_SIDE} height={KEPT_SIDE} />
}

function useSaving(canvas: { current: HTMLCanvasElement | null }, onSaved: () => void) {
  const dispatch = useAppDispatch()
  const [upload] = useUploadAvatarMutation()
  const [saveAvatar] = useSaveAvatarMutation()
  const [busy, setBusy] = useState(false)

  async function send() {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/jpeg', 0.92))
    if (!blob) return
    const { data } = await upload({ body: { file: new File([blob], 'avatar.jpg', { type: blob.type }) } })
    if (!data) return
    const { error } = await saveAvatar({ name: data.name })
    if (error) return
    await dispatch(loadCurrentUser())
    onSaved()
  }

  async function save() {
    if (busy) return
    setBusy(true)
    try {
      await send()
    } finally {
      setBusy(false)
    }
  }

  return { busy, save }
}
