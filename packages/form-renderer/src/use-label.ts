import { useText } from '@sqos/i18n/react'
import { useCallback } from 'react'
import { NAMESPACE } from './locales.ts'

/** Default labels of buttons in documents → our text keys. */
const USUAL: ReadonlyMap<string, string> = new Map([
  ['确 定', 'confirm'],
  ['取 消', 'cancel'],
  ['打 印', 'list.print'],
  ['新增', 'list.add'],
  ['导出', 'list.download'],
  ['导入', 'list.upload'],
  ['批量删除', 'list.batchRemove'],
  ['编辑', 'list.edit'],
  ['删除', 'list.remove'],
  ['详情', 'list.detail'],
])

/** The label of a button: the text of the document, or our translated text if the document has the default label. */
export function useLabel(): (text: string | undefined, key: string) => string {
  const { t } = useText(NAMESPACE)
  return useCallback((text = '', key) => (text === '' || USUAL.has(text) ? t(USUAL.get(text) ?? key) : text), [t])
}
