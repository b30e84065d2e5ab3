import { loadPinyin } from './load-pinyin.ts'

/** Letters may be pinyin; a dictionary that does not come only makes the search find less. */
export async function pinyinFor(keyword: string) {
  if (!/[a-zａ-ｚ]/i.test(keyword)) return undefined
  try {
    return await loadedPinyin()
  } catch {
    return undefined
  }
}

let loading: ReturnType<typeof loadPinyin> | undefined

function loadedPinyin() {
  loading ??= loadPinyin().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
