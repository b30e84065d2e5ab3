import { asNumber, asText, isEmpty, isRecord, own } from '../../json/json.ts'
import { isInAreas, locationAreas } from '../../values/places.ts'
import { defineKind } from '../define-kind.ts'

/** A coordinate within its range; undefined for other values. */
const coordinate = (value: unknown, most: number): number | undefined => {
  const number = asNumber(value)
  return number !== undefined && Math.abs(number) <= most ? number : undefined
}

const unpack = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads `address (lat, lng)`, the text of exports. */
const TEXT = /^(.*?)\s*[(（]\s*(-?\d+(?:\.\d+)?)\s*[,，]\s*(-?\d+(?:\.\d+)?)\s*[)）]$/s

function readText(text: string): unknown {
  const record = text.trimStart().startsWith('{') ? unpack(text) : undefined
  if (isRecord(record)) return readRecord(record)
  const [, address = '', first, second] = TEXT.exec(text.trim()) ?? []
  if (first === undefined) return { address: text }
  return { ...(address && { address }), lat: Number(first), lng: Number(second) }
}

/** Reads `fullAddress`, `latitude` and `longitude` of other products; keeps other keys. */
function readRecord(record: Record<string, unknown>): unknown {
  const address = asText(own(record, 'address')) || asText(own(record, 'fullAddress'))
  const lat = asNumber(own(record, 'lat') ?? own(record, 'latitude'))
  const lng = asNumber(own(record, 'lng') ?? own(record, 'longitude'))
  const found = { ...(address && { address }), ...(lat !== undefined && { lat }), ...(lng !== undefined && { lng }) }
  return { ...record, ...found }
}

const isBlank = (value: unknown): boolean =>
  isRecord(value) && ['address', 'lat', 'lng'].every((key) => isEmpty(own(value, key)))

/** 定位: `{ address, lat, lng }` in degrees; the address or the coordinates may be missing. */
export const kind = defineKind({
  name: 'location',
  label: '定位',
  group: 'advanced',
  place: 17,
  events: ['change'],
  listWidth: () => 180,
  search: () => ({ input: 'text', test: 'contains', key: 'address' }),
  read: (value) => {
    if (isEmpty(value)) return undefined
    const read = typeof value === 'string' ? readText(value) : isRecord(value) ? readRecord(value) : value
    return isBlank(read) && typeof value === 'string' ? undefined : read
  },
  write: (value) => (isEmpty(value) || isBlank(value) ? undefined : value),
  isBlank,
  check: (value, { label, node }) => {
    const [lat, lng] = [own(value, 'lat'), own(value, 'lng')]
    const isValid =
      isRecord(value) &&
      (asText(own(value, 'address')) ?? '').length <= 500 &&
      ((isEmpty(lat) && isEmpty(lng)) || (coordinate(lat, 90) !== undefined && coordinate(lng, 180) !== undefined))
    if (!isValid) return { code: 'pattern', params: { label } }
    const [degreesNorth, degreesEast] = [asNumber(lat), asNumber(lng)]
    if (degreesNorth === undefined || degreesEast === undefined) return undefined
    const isInside = isInAreas({ lat: degreesNorth, lng: degreesEast }, locationAreas(node))
    return isInside ? undefined : { code: 'notInArea', params: { label } }
  },
  display: (value) => {
    if (isEmpty(value)) return ''
    if (!isRecord(value)) return asText(value) ?? JSON.stringify(value) ?? ''
    const address = asText(own(value, 'address')) ?? ''
    const [lat, lng] = [asNumber(own(value, 'lat')), asNumber(own(value, 'lng'))]
    return lat === undefined || lng === undefined ? address : `${address} (${lat}, ${lng})`.trimStart()
  },
  column: { type: 'text' },
  node: {
    tag: 'SQOS-Location',
    trigger: 'change',
    defaultValue: null,
    props: {
      placeholder: '请输入',
      autoLocation: false,
      adjustmentScope: 500,
      clearable: true,
      disabled: false,
    },
  },
})
