import { Button, Input } from '@arco-design/web-react'
import { IconDelete, IconUndo } from '@arco-design/web-react/icon'
import { memoWithRef } from '@sqos/hooks'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { type Reader, UNREADABLE } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { drawInk, type Ink, isBlank, NO_INK, PAPER, type Point, withoutLast } from './ink.ts'
import styles from './SignPad.module.css'

export interface SignPadProps extends Omit<FieldProps, 'placeholder' | 'size'> {
  /** A PNG as data URL, or the address of a picture. */
  value?: string | null | undefined
  /** A PNG data URL, `''` when cleared. */
  onChange?: ((picture: string) => void) | undefined
}

/** Whether a text is the address of a picture, which cannot run a script. */
const readPicture: Reader<string> = (value) =>
  typeof value === 'string' && /^(data:image\/(png|jpeg|webp|gif);base64,|https?:\/\/|\/(?!\/))/.test(value)
    ? value
    : UNREADABLE

/** A signature, drawn with mouse, finger or pen, or typed. Kind `sign`. */
export const SignPad = memoWithRef(function SignPad(props: SignPadProps) {
  const { t } = useWidgetText()
  const { onChange } = props
  const field = useField(props, readPicture)
  const { value = '' } = field
  const { disabled } = field.control
  // The drawing and its picture; a new value from the parent replaces it.
  const [own, setOwn] = useState({ ink: NO_INK, picture: '' })
  const [name, setName] = useState('')
  const canvas = useRef<HTMLCanvasElement>(null)
  const writing = useRef<AbortController>(undefined)
  const isForeign = value !== '' && value !== own.picture
  const ink = value === own.picture ? own.ink : NO_INK

  useEffect(function draw() {
    if (canvas.current && !writing.current) drawInk(canvas.current, ink)
  })

  useEffect(() => () => writing.current?.abort(), [])

  function commit(next: Ink) {
    if (!canvas.current) return
    drawInk(canvas.current, next)
    const picture = isBlank(next) ? '' : canvas.current.toDataURL('image/png')
    setOwn({ ink: next, picture })
    onChange?.(picture)
  }

  function clear() {
    setName('')
    setOwn({ ink: NO_INK, picture: '' })
    onChange?.('')
  }

  function write({ currentTarget, nativeEvent, button }: PointerEvent<HTMLCanvasElement>) {
    if (disabled || button !== 0 || writing.current) return
    const stroke: Point[] = [pointOf(currentTarget, nativeEvent)]
    const end = new AbortController()
    writing.current = end
    const { signal } = end
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== nativeEvent.pointerId) return
      stroke.push(pointOf(currentTarget, event))
      drawInk(currentTarget, { ...ink, strokes: [...ink.strokes, stroke] })
    }
    const leave = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== nativeEvent.pointerId) return
      end.abort()
      writing.current = undefined
      commit({ ...ink, strokes: [...ink.strokes, stroke] })
    }
    // On the document, because the pen may leave the canvas during a stroke.
    document.addEventListener('pointermove', follow, { signal })
    document.addEventListener('pointerup', leave, { signal })
    document.addEventListener('pointercancel', leave, { signal })
  }

  const picture = value && <img className={styles.picture} src={value} alt={t('signPad.image')} />

  return (
    <FieldBox field={field} text="" view={picture} readonlyControl={<div className={styles.paper}>{picture}</div>}>
      <ControlGroup disabled={disabled}>
        <div className={styles.paper} data-invalid={field.control.error || undefined}>
          {isForeign ? (
            picture
          ) : (
            <canvas
              ref={canvas}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn on, an img is not
              role="img"
              className={styles.canvas}
              aria-label={t(isBlank(ink) ? 'signPad.canvas' : 'signPad.signed')}
              width={PAPER.width * PAPER.scale}
              height={PAPER.height * PAPER.scale}
              onPointerDown={write}
            />
          )}
        </div>
        <div className={styles.bar}>
          <Input
            className={styles.name ?? ''}
            aria-label={t('signPad.name')}
            placeholder={t('signPad.name')}
            value={name}
            maxLength={30}
            disabled={disabled || isForeign}
            onChange={setName}
          />
          <Button
            disabled={disabled || isForeign || name.trim() === ''}
            onClick={() => commit({ ...NO_INK, name: name.trim() })}
          >
            {t('signPad.apply')}
          </Button>
          <Button
            icon={<IconUndo aria-hidden />}
            disabled={disabled || isBlank(ink)}
            onClick={() => commit(withoutLast(ink))}
          >
            {t('signPad.undo')}
          </Button>
          <Button icon={<IconDelete aria-hidden />} disabled={disabled || value === ''} onClick={clear}>
            {t('signPad.clear')}
          </Button>
        </div>
      </ControlGroup>
    </FieldBox>
  )
})

/** The position of a pointer on the paper, at any display size. */
function pointOf(canvas: HTMLCanvasElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return { x: ((clientX - left) / width) * PAPER.width, y: ((clientY - top) / height) * PAPER.height }
}
