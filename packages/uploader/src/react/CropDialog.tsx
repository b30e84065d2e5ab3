import { Button, Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { NAMESPACE } from '../locales.ts'
import { type Crop, type Frame, MAX_ZOOM, partOf, wholeCrop, withinPicture } from './crop.ts'
import styles from './CropDialog.module.css'

interface CropDialogProps {
  file: File
  /** Width per height. */
  ratio: number
  /** The part, as a file; nothing when the person did not want one. */
  onDone: (file: File | undefined) => void
  /** The browser cannot draw it: it goes as it is, and whoever takes it judges. */
  onUnreadable: (file: File) => void
}

const ZOOM_STEP = 0.1
/** The part of the picture that an arrow key moves by. */
const MOVE_STEP = 0.04
/** px of the longer side of what is kept. */
const MOST_PIXELS = 2048

/** Chooses the part of a picture that is uploaded: by hand, by wheel, and by keys. */
export function CropDialog({ file, ratio, onDone, onUnreadable }: CropDialogProps) {
  const { t } = useText(NAMESPACE)
  const picture = usePicture(file, onUnreadable)
  const stage = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<Crop>()
  const crop = chosen ?? (picture ? wholeCrop(picture) : undefined)

  async function cut() {
    if (!picture || !crop) return
    onDone(await cutFile(file, { picture, crop, ratio }))
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
          <Button type="primary" disabled={!picture} onClick={() => void cut()}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      {picture && crop && <Stage ref={stage} picture={picture} ratio={ratio} crop={crop} onChange={setChosen} />}
    </Modal>
  )
}

/** The picture, once the browser has read it. */
function usePicture(file: File, onUnreadable: (file: File) => void) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const give = useEffectEvent(() => onUnreadable(file))
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
    [file],
  )
  return picture
}

interface StageProps {
  ref: RefObject<HTMLButtonElement | null>
  picture: ImageBitmap
  ratio: number
  crop: Crop
  onChange: (crop: Crop) => void
}

function Stage({ ref, picture, ratio, crop, onChange }: StageProps) {
  const { t } = useText(NAMESPACE)
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame: Frame = { width: picture.width, height: picture.height, ratio }
  const part = partOf(frame, crop)
  const move = (x: number, y: number) => onChange(withinPicture(frame, { ...crop, x: crop.x + x, y: crop.y + y }))
  const zoomTo = (zoom: number) => onChange(withinPicture(frame, { ...crop, zoom }))

  useEffect(function draw() {
    if (canvas.current) drawPart(canvas.current, { picture, crop, ratio })
  })

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    const scale = part.width / currentTarget.clientWidth
    move(-movementX * scale, -movementY * scale)
  }

  function steer(event: KeyboardEvent) {
    const step = Math.max(part.width, part.height) * MOVE_STEP
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
      '+': () => zoomTo(crop.zoom + ZOOM_STEP),
      '=': () => zoomTo(crop.zoom + ZOOM_STEP),
      '-': () => zoomTo(crop.zoom - ZOOM_STEP),
    }
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <div className={styles.cropper}>
      <button
        ref={ref}
        type="button"
        className={styles.stage}
        style={{ aspectRatio: String(ratio) }}
        aria-label={t('crop.keys')}
        onKeyDown={steer}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => zoomTo(crop.zoom + (event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP))}
      >
        <canvas ref={canvas} width={640} height={Math.round(640 / ratio)} />
      </button>
      <label className={styles.zoom} htmlFor={zoomId}>
        {t('crop.zoom')}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={crop.zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
      </label>
      <p className={styles.hint}>{t('crop.hint')}</p>
    </div>
  )
}

interface Part {
  picture: ImageBitmap
  crop: Crop
  ratio: number
}

function drawPart(canvas: HTMLCanvasElement | OffscreenCanvas, { picture, crop, ratio }: Part) {
  const context = canvas.getContext('2d')
  // Both kinds of canvas have it; TypeScript knows no common type of their contexts.
  if (!context || !('drawImage' in context)) return
  const { width, height } = partOf({ width: picture.width, height: picture.height, ratio }, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x - width / 2, crop.y - height / 2, width, height, 0, 0, canvas.width, canvas.height)
}

/** The part in its own pixels; what may be transparent stays so. */
async function cutFile(file: File, part: Part): Promise<File> {
  const { width, height } = partOf({ ...sizeOf(part.picture), ratio: part.ratio }, part.crop)
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  drawPart(canvas, part)
  const isPhoto = file.type === 'image/jpeg'
  const blob = await canvas.convertToBlob(isPhoto ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' })
  const name = file.name.replace(/\.[^.]*$/, '')
  return new File([blob], `${name}.${isPhoto ? 'jpg' : 'png'}`, { type: blob.type })
}

const sizeOf = ({ width, height }: ImageBitmap) => ({ width, height })
