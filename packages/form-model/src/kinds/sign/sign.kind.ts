import { asText, isEmpty } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'

/** Whether a text is a PNG data URL or a picture URL, which cannot run a script. */
const PICTURE = /^(data:image\/(png|jpeg|webp|gif);base64,|https?:\/\/|\/(?!\/))/

/** 手写签名: a picture as text. */
export const kind = defineKind({
  name: 'sign',
  label: '手写签名',
  group: 'advanced',
  place: 16,
  events: ['change'],
  fitsTable: false,
  fitsList: false,
  isDrawn: true,
  isImported: false,
  column: { type: 'text' },
  check: (value, { label }) => (PICTURE.test(asText(value) ?? '') ? undefined : { code: 'pattern', params: { label } }),
  // A data URL is not readable text.
  display: (value) => {
    const text = isEmpty(value) ? '' : (asText(value) ?? JSON.stringify(value))
    return text.startsWith('data:') ? '' : text
  },
  node: { tag: 'SQOS-Sign', trigger: 'change', defaultValue: '', props: { disabled: false } },
})
