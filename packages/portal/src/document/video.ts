import { isRecord, type JsonRecord, textOf } from './json.ts'

/** How a video plays. */
export interface VideoLook {
  fit: Fit
  /** Starts by itself, without sound. */
  isAutoplay: boolean
  isLoop: boolean
}

export interface PortalVideo extends VideoLook {
  address: string
  /** Address of a WebVTT file. */
  captions: string
}

type Fit = 'contain' | 'cover' | 'fill'

/** Names of one setting in documents of other programs of the family, ours first. They are read, and never rewritten. */
const NAMES = {
  address: ['address', 'url', 'src', 'path', 'videoUrl', 'imageUrl', 'defaultValue', 'value', 'fileList', 'list'],
  captions: ['captions'],
  fit: ['fit', 'objectFit', 'fillType', 'fillStyle', 'fill'],
  autoplay: ['autoplay', 'autoPlay', 'isAutoplay'],
  loop: ['loop', 'isLoop'],
} as const

const FITS: Readonly<Record<string, Fit>> = {
  contain: 'contain',
  cover: 'cover',
  fill: 'fill',
  stretch: 'fill',
  '1': 'contain',
  '2': 'cover',
  '3': 'fill',
  适应: 'contain',
  填充: 'cover',
  拉伸: 'fill',
}

const YES: ReadonlySet<unknown> = new Set([true, 1, '1', 'true'])

/** Values of a setting: those of the part, then those in its `option`. Lists of a part are those of other kinds. */
function valuesOf(raw: JsonRecord, setting: keyof typeof NAMES): unknown[] {
  const option = isRecord(raw['option']) ? raw['option'] : {}
  const names: readonly string[] = NAMES[setting]
  return [raw, option].flatMap((from) => names.map((name) => from[name])).filter((value) => value !== undefined)
}

/** The address of a picture or video of a part: a text, an uploaded file, or the first of several. */
export function addressIn(raw: JsonRecord): string {
  return valuesOf(raw, 'address').map(addressOf).find(Boolean) ?? ''
}

function addressOf(value: unknown): string {
  const [first]: unknown[] = Array.isArray(value) ? value : [value]
  if (!isRecord(first)) return textOf(first)
  return ['url', 'address', 'src', 'path'].map((name) => textOf(first[name])).find(Boolean) ?? ''
}

/** How a picture or video fills its part. */
export const fitIn = (raw: JsonRecord): Fit =>
  valuesOf(raw, 'fit').flatMap((value) => FITS[textOf(value)] ?? [])[0] ?? 'contain'

/** The video of a part; documents of the API family have it in `option`, as an address or as an uploaded file. */
export function videoOf(raw: JsonRecord): PortalVideo {
  return {
    address: addressIn(raw),
    captions: valuesOf(raw, 'captions').map(textOf).find(Boolean) ?? '',
    fit: fitIn(raw),
    isAutoplay: YES.has(valuesOf(raw, 'autoplay')[0]),
    isLoop: YES.has(valuesOf(raw, 'loop')[0]),
  }
}

/** A video under the names of our own properties, for the designer. */
export function videoProperties(raw: JsonRecord): JsonRecord {
  const { address, captions, fit, isAutoplay, isLoop } = videoOf(raw)
  return { address, captions, fit, autoplay: isAutoplay, loop: isLoop }
}
