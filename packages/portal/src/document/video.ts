import { isRecord, type JsonRecord, recordsOf, textOf } from './json.ts'

/** How a video plays. */
export interface VideoLook {
  fit: 'contain' | 'cover' | 'fill'
  /** Starts by itself, without sound. */
  isAutoplay: boolean
  isLoop: boolean
}

export interface PortalVideo extends VideoLook {
  address: string
  /** Address of a WebVTT file. */
  captions: string
}

const FITS = ['contain', 'cover', 'fill'] as const

/** The video of a part; documents of the API family have it in `option`, as an address or as an uploaded file. */
export function videoOf(raw: JsonRecord): PortalVideo {
  const option = isRecord(raw['option']) ? raw['option'] : {}
  const given = option['defaultValue']
  const [file] = recordsOf(given)
  const fit = textOf(raw['fit'])
  return {
    address: textOf(raw['address']) || textOf(given) || textOf(file?.['url']),
    captions: textOf(raw['captions']),
    fit: FITS.find((one) => one === fit) ?? 'contain',
    isAutoplay: (raw['autoplay'] ?? option['autoplay']) === true,
    isLoop: (raw['loop'] ?? option['loop']) === true,
  }
}
