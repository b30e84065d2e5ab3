import type { Language } from '@sqos/contract'

/** A text in the languages of the product, as `simplified|traditional|English`. One part counts for all of them. */
export type Words = string

/** Returns a text in the language of the installer. */
export type Say = (words: Words) => string

const PLACE: Readonly<Record<string, number>> = { zh: 0, zhtw: 1, en: 2 }

/** The texts of an app in a language. A language that apps do not have yet gets the English text. */
export const sayIn =
  (language: Language): Say =>
  (words) => {
    const parts = words.split('|')
    return parts[PLACE[language] ?? 2] ?? parts[0] ?? ''
  }

/** Texts of new components that readers see, which component kinds write in Chinese. */
const USUAL: ReadonlyMap<string, Words> = new Map([
  ['请选择', '请选择|請選擇|Please select'],
  ['请输入', '请输入|請輸入|Please enter'],
  ['数字文本', '请输入数字|請輸入數字|Please enter a number'],
  ['系统自动生成', '系统自动生成|系統自動產生|Filled in automatically'],
  ['用于展示计算结果', '自动计算|自動計算|Calculated automatically'],
  ['点击上传', '点击上传|點擊上傳|Upload'],
  ['开', '是|是|Yes'],
  ['关', '否|否|No'],
])

/** Replaces the usual texts of component kinds in a document, at any depth. */
export function withUsualTexts(value: unknown, say: Say): unknown {
  if (typeof value === 'string') {
    const words = USUAL.get(value)
    return words === undefined ? value : say(words)
  }
  if (Array.isArray(value)) return value.map((one) => withUsualTexts(one, say))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withUsualTexts(one, say)]))
}
