import { refAsProp } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { NAMESPACE } from '../locales.ts'
import { type Crop, MAX_ZOOM, partOf, withinPicture } from './crop.ts'
import styles from './CropStage.module.css'
import { type CroppedPicture, drawPart } from './cut-out.ts'

const ZOOM_STEP = 0.1
/** Step of an arrow key, as a share of the crop. */
const MOVE_STEP = 0.04
/** px of the canvas; CSS shows it at half of that, sharp on dense screens. */
const CANVAS_WIDTH = 640

export interface CropStageProps extends CroppedPicture {
  /** The element that handles the keys, to focus when it is shown. */
  ref?: RefObject<HTMLButtonElement | null> | undefined
  /** Shape of the preview; default: a rectangle. */
  shape?: 'round' | undefined
  onChange: (crop: Crop) => void
}

/** Shows the crop of an image and moves it by pointer, wheel, slider and keys. */
export const CropStage = refAsProp(function CropStage({ ref, shape, onChange, ...cropped }: CropStageProps) {
  const { t } = useText(NAMESPACE)
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { picture, crop, ratio } = cropped
  const frame = { width: picture.width, height: picture.height, ratio }
  const part = partOf(frame, crop)
  const move = (x: number, y: number) => onChange(withinPicture(frame, { ...crop, x: crop.x + x, y: crop.y + y }))
  const zoomTo = (zoom: number) => onChange(withinPicture(frame, { ...crop, zoom }))

  useEffect(function draw() {
    if (canvas.current) drawPart(canvas.current, cropped)
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
        data-shape={shape}
        aria-label={t('crop.keys')}
        onKeyDown={steer}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={(event) => zoomTo(crop.zoom + (event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP))}
      >
        <canvas ref={canvas} width={CANVAS_WIDTH} height={Math.round(CANVAS_WIDTH / ratio)} />
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
})
