import { loadPinyin } from './load-pinyin.ts'

/** Loads pinyin for a search by letters. If it fails, the search finds less. */
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
