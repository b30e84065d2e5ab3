import { Button, Input, InputNumber } from '@arco-design/web-react'
import { IconLocation } from '@arco-design/web-react/icon'
import { type Area, isInAreas, metresBetween, type Point } from '@sqos/form-model'
import { memoWithRef } from '@sqos/hooks'
import { useEffect, useRef, useState } from 'react'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { isEmpty, type Reader, readNumber, readText, UNREADABLE } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './LocationField.module.css'

/** An address, coordinates in degrees, or both. */
export interface Location {
  address?: string | undefined
  /** -90 to 90 */
  lat?: number | undefined
  /** -180 to 180 */
  lng?: number | undefined
}

export interface LocationFieldProps extends FieldProps {
  value?: Location | null | undefined
  /** Undefined when address and coordinates are empty. */
  onChange?: ((value: Location | undefined) => void) | undefined
  /** Whether an empty field takes the position of the browser when it is shown; the browser asks for permission. */
  autoLocation?: boolean | undefined
  /** Metres that coordinates may be changed from the position of the browser. Default: any. */
  adjustmentScope?: number | undefined
  /** Circles that positions are accepted in. Default: everywhere. */
  areas?: readonly Area[] | undefined
  /** Whether the address has a button that clears it. Default true. */
  clearable?: boolean | undefined
}

const readLocation: Reader<Location> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREADABLE
  const part = <Part,>(key: string, read: Reader<Part>): Part | typeof UNREADABLE | undefined => {
    const stored: unknown = Reflect.get(value, key)
    return isEmpty(stored) ? undefined : read(stored)
  }
  const address = part('address', readText)
  const lat = part('lat', readNumber)
  const lng = part('lng', readNumber)
  if (address === UNREADABLE || lat === UNREADABLE || lng === UNREADABLE) return UNREADABLE
  if (address === undefined && lat === undefined && lng === undefined) return UNREADABLE
  return { ...value, address, lat, lng }
}

const textOf = ({ address = '', lat, lng }: Location): string =>
  lat === undefined || lng === undefined ? address : `${address} (${lat}, ${lng})`.trimStart()

/** Six decimals are 11 cm. */
const DECIMALS = 6
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** ms until the browser gives up. */
const TIMEOUT = 15_000

/** A place without a map: address and coordinates, typed or taken from the browser. Kind `location`. */
export const LocationField = memoWithRef(function LocationField(props: LocationFieldProps) {
  const { t } = useWidgetText()
  const { onChange, clearable = true, autoLocation = false, adjustmentScope, mode = 'edit' } = props
  const field = useField(props, readLocation)
  const { value = {} } = field
  const { disabled } = field.control
  const [search, setSearch] = useState<'idle' | 'running' | 'failed' | 'outside' | 'tooFar'>('idle')
  const device = useRef<Point>(undefined)
  const latest = useRef({ value, disabled, onChange })

  useEffect(function keepLatest() {
    latest.current = { value, disabled, onChange }
  })

  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  function change(part: Location) {
    const { address, lat, lng, ...others } = { ...latest.current.value, ...part }
    const next = {
      ...others,
      ...(address && { address }),
      ...(lat !== undefined && { lat }),
      ...(lng !== undefined && { lng }),
    }
    const hasPlace = Boolean(address) || lat !== undefined || lng !== undefined
    latest.current.onChange?.(hasPlace ? next : undefined)
  }

  function locate() {
    setSearch('running')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isMounted.current) return
        const found = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) }
        const isInside = isInAreas(found, props.areas ?? [])
        setSearch(isInside ? 'idle' : 'outside')
        if (!isInside || latest.current.disabled) return
        device.current = found
        change(found)
      },
      () => {
        if (isMounted.current) setSearch('failed')
      },
      { enableHighAccuracy: true, timeout: TIMEOUT },
    )
  }

  /** Changes a coordinate, unless it is too far from the position of the browser. */
  function adjust(part: Pick<Location, 'lat' | 'lng'>) {
    const { lat, lng } = { ...latest.current.value, ...part }
    const distance =
      device.current && lat !== undefined && lng !== undefined && metresBetween(device.current, { lat, lng })
    const isTooFar = adjustmentScope !== undefined && typeof distance === 'number' && distance > adjustmentScope
    setSearch(isTooFar ? 'tooFar' : 'idle')
    if (!isTooFar) change(part)
  }

  const canLocate = 'geolocation' in (globalThis.navigator ?? {})
  const takesPosition = autoLocation && canLocate && mode === 'edit' && !disabled && field.value === undefined
  useEffect(function locateOnce() {
    if (takesPosition) locate()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field is shown
  }, [])

  const coordinate = (key: 'lat' | 'lng', most: number) => (
    <InputNumber
      {...field.control}
      hideControl
      aria-label={t(`location.${key}`)}
      placeholder={t(`location.${key}`)}
      min={-most}
      max={most}
      {...(value[key] === undefined ? {} : { value: value[key] })}
      onChange={(next: number | undefined) => adjust({ [key]: typeof next === 'number' ? next : undefined })}
    />
  )

  return (
    <FieldBox
      field={field}
      text={textOf(value)}
      isLoading={search === 'running'}
      warning={
        search === 'idle' || search === 'running'
          ? undefined
          : t(`location.${search}`, { metres: adjustmentScope ?? 0 })
      }
    >
      <ControlGroup disabled={disabled}>
        <div className={styles.location}>
          <Input
            {...field.control}
            className={styles.address ?? ''}
            aria-label={t('location.address')}
            placeholder={props.placeholder ?? t('location.address')}
            value={value.address ?? ''}
            maxLength={500}
            allowClear={clearable}
            onChange={(address) => change({ address })}
          />
          {coordinate('lat', 90)}
          {coordinate('lng', 180)}
          {canLocate && (
            <Button
              icon={<IconLocation aria-hidden />}
              disabled={disabled}
              loading={search === 'running'}
              onClick={locate}
            >
              {t('location.locate')}
            </Button>
          )}
        </div>
      </ControlGroup>
    </FieldBox>
  )
})
